internal import Models

/// What a section holds that is the same in every language.
struct SectionOutline {
    /// The key that translations share; `nil` for the whole page.
    var key: String?
    /// Its headings: its own first, but for what stands before the first section.
    var headings: ArraySlice<Heading>
    var listings: ArraySlice<Listing>
    var links: ArraySlice<Link>
    var tables: ArraySlice<Table>
    /// The lines of its references to footnotes.
    var footnotes: ArraySlice<Int>

    /// The line to show where something is missing.
    var line: Int { headings.first?.line ?? 1 }

    /// What messages call it.
    var name: String {
        switch key {
        case nil: "the page"
        case TranslatedPart.introduction?: "the text before the first section"
        case let key?: "the section `\(key)`"
        }
    }
}

extension SectionOutline {
    /// A whole page as one section.
    init(whole facts: PageFacts) {
        self.init(
            key: nil, headings: facts.headings[...], listings: facts.listings[...], links: facts.links[...],
            tables: facts.tables[...], footnotes: facts.footnotes[...])
    }

    /// The sections of a page in order, what stands before the first one included.
    static func sections(of page: Int, in index: SiteIndex) -> [SectionOutline] {
        let facts = index.pages[page]
        let starts = facts.digests?.sections.map(\.heading) ?? []
        let headings = facts.headings
        let anchors = index.anchors[page]
        var rest = Rest(facts)
        var sections: [SectionOutline] = []
        for (number, heading) in ([0] + starts).enumerated() {
            let end = number < starts.count ? starts[number] : headings.count
            let start = number == 0 ? 0 : heading
            let key =
                number == 0
                ? TranslatedPart.introduction : TranslatedPart.key(ofSection: anchors[heading].id)
            let line = end < headings.count ? headings[end].line : Int.max
            sections.append(
                SectionOutline(
                    key: key, headings: headings[start..<end], listings: rest.listings.take(before: line, \.line),
                    links: rest.links.take(before: line, \.line), tables: rest.tables.take(before: line, \.line),
                    footnotes: rest.footnotes.take(before: line, \.self)))
        }
        return sections
    }

    /// What no section has taken yet, in the order of the page.
    private struct Rest {
        var listings: ArraySlice<Listing>
        var links: ArraySlice<Link>
        var tables: ArraySlice<Table>
        var footnotes: ArraySlice<Int>

        init(_ facts: PageFacts) {
            listings = facts.listings[...]
            links = facts.links[...]
            tables = facts.tables[...]
            footnotes = facts.footnotes[...]
        }
    }
}

extension ArraySlice {
    /// Takes what stands before a line from the front.
    fileprivate mutating func take(before line: Int, _ place: (Element) -> Int) -> ArraySlice {
        let end = firstIndex { place($0) >= line } ?? endIndex
        defer { self = self[end...] }
        return self[..<end]
    }
}
