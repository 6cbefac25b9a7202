internal import Models

/// Notes on pages as they are stored.
public struct StoredNotes: Sendable {
    /// How many there are.
    public private(set) var count = 0
    /// Those of one page each.
    private var blocks: [ArraySlice<UInt8>] = []

    /// None.
    init() {}

    /// Notes on one page, each of which there is but once.
    init(_ notes: [Diagnostic]) {
        guard !notes.isEmpty else { return }
        var writer = StateWriter()
        writer.write(notes)
        count = notes.count
        blocks = [writer.bytes[...]]
    }

    mutating func add(_ other: StoredNotes) {
        count += other.count
        blocks += other.blocks
    }

    /// The notes, page by page.
    func read() -> [Diagnostic] {
        var notes: [Diagnostic] = []
        notes.reserveCapacity(count)
        for block in blocks {
            var reader = StateReader(block)
            // They cannot be damaged: they were written here, or lie in a file whose digest was right.
            notes += (try? reader.values()) ?? []
        }
        return notes
    }
}

extension StoredNotes: Stored {
    func store(in writer: inout StateWriter) {
        writer.write(count)
        writer.write(UInt64(blocks.count))
        for block in blocks { writer.write(block) }
    }

    init(from reader: inout StateReader) throws(DamagedState) {
        count = try reader.int()
        for _ in 0..<(try reader.number()) { blocks.append(try reader.block()) }
    }
}
