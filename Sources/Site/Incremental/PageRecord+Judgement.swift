internal import Digest
internal import Models

extension PageRecord {
    /// What is wrong with a page among the others, as long as they are the same.
    struct Judgement: Sendable {
        /// All that was looked at.
        var basis: Digest
        /// First what is to be read in any case, then the notes on the page itself.
        private var stored: ArraySlice<UInt8>

        /// - Parameter findings: What is wrong with the page.
        init(basis: Digest, _ findings: PageFindings) {
            self.basis = basis
            var writer = StateWriter()
            writer.write(UInt64(findings.notes.count))
            writer.write(findings.others)
            for note in findings.notes { writer.write(note) }
            stored = writer.bytes[...]
        }

        /// What is to be read in any case.
        func read() throws(DamagedState) -> [Diagnostic] {
            var reader = StateReader(stored)
            _ = try reader.count()
            return try reader.values()
        }

        /// Notes on the page itself.
        var notes: StoredNotes { StoredNotes(in: stored) }
    }
}

extension PageRecord.Judgement: Stored {
    func store(in writer: inout StateWriter) {
        writer.write(basis)
        writer.write(stored)
    }

    init(from reader: inout StateReader) throws(DamagedState) {
        basis = try reader.digest()
        stored = try reader.block()
    }
}
