extension TemporarySite {
    /// A site with one page `a` that holds a text.
    convenience init(page text: String, frontMatter: String = "title: A", _ more: [String: String] = [:]) throws {
        try self.init(home(["Content/a.hu.md": "---\n\(frontMatter)\n---\n\n\(text)\n"].merging(more) { $1 }))
    }
}

extension String {
    /// The values of all attributes of a name, in order.
    func values(of attribute: String) -> [String] {
        ranges(of: " \(attribute)=\"").map { String(self[$0.upperBound...].prefix { $0 != "\"" }) }
    }

    /// The pieces between two texts, in order.
    func pieces(from start: String, to end: String) -> [String] {
        ranges(of: start).map { range in
            let rest = self[range.upperBound...]
            return String(rest[..<(rest.firstRange(of: end)?.lowerBound ?? rest.endIndex)])
        }
    }
}
