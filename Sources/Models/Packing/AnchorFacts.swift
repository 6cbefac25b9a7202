internal import Bytes

/// What the anchor of a heading is made of.
struct AnchorFacts {
    var level: Int
    var explicitID: String?
    var slug: String?

    init(_ heading: Heading) {
        level = heading.level
        explicitID = heading.explicitID
        slug = heading.slug
    }
}

extension AnchorFacts: Packed {
    func pack(into buffer: inout ByteBuffer) {
        buffer.pack(level)
        buffer.pack(explicitID)
        buffer.pack(slug)
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        level = try reader.int()
        explicitID = try reader.optionalText()
        slug = try reader.optionalText()
    }
}
