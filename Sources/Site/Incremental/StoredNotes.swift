internal import Bytes
internal import Models

/// Notes on pages as they are stored.
public struct StoredNotes: Sendable {
    /// How many there are.
    public private(set) var count = 0
    /// What was stored of one page each, with such notes at its end.
    private var blocks: [ArraySlice<UInt8>] = []

    /// None.
    init() {}

    /// The notes at the end of what is stored of a page.
    init(in block: ArraySlice<UInt8>) {
        var reader = StateReader(block)
        count = (try? reader.count()) ?? 0
        if count > 0 { blocks = [block] }
    }

    mutating func add(_ other: StoredNotes) {
        count += other.count
        blocks += other.blocks
    }

    /// The notes, page by page.
    func read() -> [Diagnostic] {
        var notes: [Diagnostic] = []
        notes.reserveCapacity(count)
        // They cannot be damaged: they were written here, or lie in a file whose digest was right.
        for block in blocks { notes += (try? Self.notes(in: block)) ?? [] }
        return notes
    }

    private static func notes(in block: ArraySlice<UInt8>) throws(DamagedState) -> [Diagnostic] {
        var reader = StateReader(block)
        let count = try reader.count()
        // What stands before them may have texts in common with them.
        let _: [Diagnostic] = try reader.values()
        var notes: [Diagnostic] = []
        for _ in 0..<count { notes.append(try Diagnostic(from: &reader)) }
        return notes
    }
}
