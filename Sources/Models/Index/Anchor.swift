/// How a heading can be linked to.
public struct Anchor: Hashable, Sendable {
    /// The heading's id: set by hand, inherited from the origin, or made of its text.
    public var id: String
    /// The id made of its text, where that is another one.
    public var alias: String?

    /// An anchor with these ids.
    public init(id: String, alias: String? = nil) {
        self.id = id
        self.alias = alias
    }

    /// The anchors of a page's headings.
    ///
    /// Ids that were set or inherited go first. The others are made of the headings' texts in order; one that is taken gets
    /// `-1`, `-2` … behind it, and a heading without letters and digits is called `section`.
    ///
    /// - Parameters:
    ///   - headings: The page's headings.
    ///   - origin: The anchors of the page it was translated from. They are inherited by position if the levels of both
    ///     pages' headings are the same in the same order.
    public static func anchors(of headings: [Heading], origin: (headings: [Heading], anchors: [Anchor])? = nil) -> [Anchor] {
        anchors(of: headings.map(AnchorFacts.init), origin: origin.map { ($0.map(AnchorFacts.init), $1) })
    }

    static func anchors(
        of headings: [AnchorFacts], origin: (headings: [AnchorFacts], anchors: [Anchor])? = nil
    ) -> [Anchor] {
        var inherited: [Anchor]?
        if let origin, origin.headings.count == headings.count,
            zip(origin.headings, headings).allSatisfy({ $0.level == $1.level })
        {
            inherited = origin.anchors
        }
        var unique = UniqueIDs()
        for index in headings.indices { if let id = headings[index].explicitID { unique.take(id) } }
        // Looked at where they stand: each heading that is handed on is three texts more to count.
        var ids = headings.indices.map { index -> String? in
            if let id = headings[index].explicitID { return id }
            guard let id = inherited?[index].id else { return nil }
            return unique.take(id) ? id : nil
        }
        let fixed = ids.map { $0 != nil }
        for index in ids.indices where ids[index] == nil { ids[index] = unique.make(headings[index].slug ?? "section") }
        return headings.indices.map { index in
            var anchor = Anchor(id: ids[index] ?? "section")
            if fixed[index], let slug = headings[index].slug, unique.take(slug) { anchor.alias = slug }
            return anchor
        }
    }
}
