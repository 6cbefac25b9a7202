internal import Bytes

/// What the text of a page holds that other places need, as bytes. Few look at it, and seldom: as values, with memory of its own
/// for each list and each text, it would take most of the memory that a large site needs.
public struct PackedFacts: Sendable {
    /// First ``Traits``, then the lists, each behind the number of its bytes, so that one can be read without those before it.
    public let bytes: ArraySlice<UInt8>

    private enum List: Int, CaseIterable {
        case anchors, headingTexts, headingLines, links, sections, listings, tables, footnotes, digests
    }

    /// What can be known of a page without reading a list. Most pages have none of it, and who looks for it asks all pages.
    struct Traits: OptionSet {
        let rawValue: UInt8
        static let samples = Traits(rawValue: 1)
        static let steps = Traits(rawValue: 2)
        /// Images, and links to a place of a page.
        static let imagesOrFragments = Traits(rawValue: 4)

        init(rawValue: UInt8) { self.rawValue = rawValue }

        init(of body: BodyFacts) {
            self = []
            if body.listings.contains(where: { !$0.isInline }) { insert(.samples) }
            if body.sections.contains(where: { !$0.steps.isEmpty }) { insert(.steps) }
            if body.links.contains(where: { $0.isImageOrFragment }) { insert(.imagesOrFragments) }
        }
    }

    /// The facts of a text.
    init(of body: BodyFacts, _ digests: PageDigests?) {
        var all = ByteBuffer(capacity: 1024)
        var list = ByteBuffer(capacity: 512)
        all.append(Traits(of: body).rawValue)
        for kind in List.allCases {
            list.removeAll()
            switch kind {
            case .anchors: list.pack(body.headings.lazy.map(AnchorFacts.init))
            case .headingTexts: list.pack(body.headings.lazy.map(\.text))
            case .headingLines: list.pack(body.headings.lazy.map(\.line))
            case .links: list.pack(body.links)
            case .sections: list.pack(body.sections)
            case .listings: list.pack(body.listings)
            case .tables: list.pack(body.tables)
            case .footnotes: list.pack(body.footnotes)
            case .digests: list.pack(digests.map { [$0] } ?? [])
            }
            all.pack(list.count)
            all.append(0..<list.count, of: list)
        }
        bytes = all.array[...]
    }

    /// Facts that were kept as ``bytes``. Those that are damaged hold nothing; whoever kept them knows.
    public init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    var traits: Traits { Traits(rawValue: bytes.first ?? 0) }

    /// The headings but for their lines, as bytes: while these are the same, the page has the same anchors and contents.
    public var outline: ArraySlice<UInt8> {
        var reader = ByteReader(bytes.dropFirst())
        guard (try? reader.block()) != nil, (try? reader.block()) != nil else { return [] }
        return bytes.dropFirst().dropLast(reader.rest)
    }

    var headings: [Heading] {
        let lines: [Int] = values(of: .headingLines)
        return zip(anchors, zip(headingTexts, lines)).map { anchor, place in
            Heading(
                level: anchor.level, text: place.0, explicitID: anchor.explicitID, slug: anchor.slug, line: place.1)
        }
    }
    var headingTexts: [String] { values(of: .headingTexts) }
    var anchors: [AnchorFacts] { values(of: .anchors) }
    var links: [Link] { values(of: .links) }
    var sections: [SectionFacts] { values(of: .sections) }
    var listings: [Listing] { values(of: .listings) }
    var tables: [Table] { values(of: .tables) }
    var footnotes: [Int] { values(of: .footnotes) }
    var digests: PageDigests? { (values(of: .digests) as [PageDigests]).first }

    private func values<Value: Packed>(of kind: List) -> [Value] {
        do {
            var reader = ByteReader(bytes.dropFirst())
            for _ in 0..<kind.rawValue { _ = try reader.block() }
            var list = ByteReader(try reader.block())
            return try list.values()
        } catch {
            return []
        }
    }
}
