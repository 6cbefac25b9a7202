internal import Digest
internal import Search

/// The words of pages, by the bytes of their files.
struct KeptTerms: Sendable {
    /// What the words depend on besides: the tool, and the settings.
    var key: Digest
    private var blocks: [Digest: ArraySlice<UInt8>]

    /// Nothing yet.
    init(key: Digest) {
        self.key = key
        blocks = [:]
    }

    /// The words of a page whose file has these bytes; `nil` where nobody has read them.
    subscript(content: Digest) -> PageTerms? {
        get { blocks[content].flatMap { PageTerms(bytes: Array($0)) } }
        set { blocks[content] = newValue.map { $0.bytes[...] } }
    }
}

extension KeptTerms: Stored {
    func store(in writer: inout StateWriter) {
        writer.write(key)
        writer.write(UInt64(blocks.count))
        // A dictionary has another order at every run.
        for (content, block) in blocks.sorted(by: { ($0.key.high, $0.key.low) < ($1.key.high, $1.key.low) }) {
            writer.write(content)
            writer.write(block)
        }
    }

    init(from reader: inout StateReader) throws(DamagedState) {
        key = try reader.digest()
        blocks = [:]
        for _ in 0..<(try reader.number()) {
            let content = try reader.digest()
            blocks[content] = try reader.block()
        }
    }
}
