internal import Bytes

/// The anchors of the headings of all pages, by the pages' places in the index. They are asked for page by page, and kept as
/// bytes: an object for each list and each id would take three times as much memory.
public struct AnchorTable: Sendable {
    private let bytes: [UInt8]
    /// For each page, where its anchors are.
    private let places: [Range<Int>]
    /// For a page with many headings: the anchor of each id and alias, so that a page which links to all of them costs linear time.
    private let tables: [Int: [String: Anchor]]

    private static let manyHeadings = 64

    /// The anchors of pages.
    ///
    /// - Parameters:
    ///   - pageCount: How many pages there are.
    ///   - fill: Tells the anchors of pages, in any order; those of which nothing is told have none.
    init(pageCount: Int, _ fill: (_ tell: (_ page: Int, [Anchor]) -> Void) -> Void) {
        var buffer = ByteBuffer()
        var places = [Range<Int>](repeating: 0..<0, count: pageCount)
        var tables: [Int: [String: Anchor]] = [:]
        fill { page, anchors in
            let start = buffer.count
            buffer.pack(anchors)
            places[page] = start..<buffer.count
            if anchors.count > Self.manyHeadings { tables[page] = Self.table(of: anchors) }
        }
        bytes = buffer.array
        self.places = places
        self.tables = tables
    }

    private static func table(of anchors: [Anchor]) -> [String: Anchor] {
        let names = anchors.flatMap { anchor in [(anchor.id, anchor)] + (anchor.alias.map { [($0, anchor)] } ?? []) }
        return Dictionary(names, uniquingKeysWith: { first, _ in first })
    }

    /// The anchors of a page.
    public subscript(page: Int) -> [Anchor] {
        var reader = ByteReader(packed(page))
        return (try? reader.values()) ?? []
    }

    /// The anchors of a page as bytes: while these are the same, so are the anchors.
    public func packed(_ page: Int) -> ArraySlice<UInt8> { bytes[places[page]] }

    /// The anchor of a page that has an id or an alias.
    func anchor(_ name: String, in page: Int) -> Anchor? {
        guard let table = tables[page] else { return self[page].first { $0.id == name || $0.alias == name } }
        return table[name]
    }
}

extension Anchor: Packed {
    func pack(into buffer: inout ByteBuffer) {
        buffer.pack(id)
        buffer.pack(alias)
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(id: try reader.text(), alias: try reader.optionalText())
    }
}
