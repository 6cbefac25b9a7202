internal import Digest
internal import Localization
internal import Models
internal import Platform

/// What a build knows of one page's file, and keeps for the next one.
struct PageRecord: Sendable {
    /// The path from the project's folder.
    var path: String
    /// Evidence that the file has not changed since; `nil` where an equal stamp would prove nothing.
    var stamp: FileStamp?
    /// The file's bytes.
    var content: Digest
    /// What the page says of itself in its front matter.
    var front: Digest
    /// The page's headings, wherever they stand.
    var outline: Digest
    /// The page's front matter and what is wrong with it taken for itself, as stored.
    var facts: ArraySlice<UInt8>
    /// What else is known of the page. The page's facts have the same bytes.
    var packed: PackedFacts
    /// What is wrong with it among the others.
    var judgement: Judgement?

    /// What is wrong with a page among the others, as long as they are the same.
    struct Judgement: Sendable {
        /// All that was looked at.
        var basis: Digest
        /// What is to be read in any case, as stored.
        var diagnostics: ArraySlice<UInt8>
        /// Notes on the page itself.
        var notes: StoredNotes

        /// - Parameter file: The page's file.
        init(basis: Digest, _ diagnostics: [Diagnostic], on file: String) {
            self.basis = basis
            // Each once, since they are counted without being read; nobody else says anything of this page's file.
            let isOwnNote = { (diagnostic: Diagnostic) in diagnostic.severity == .note && diagnostic.location.file == file }
            var writer = StateWriter()
            writer.write(diagnostics.filter { !isOwnNote($0) })
            self.diagnostics = writer.bytes[...]
            notes = StoredNotes(diagnostics.filter(isOwnNote).sortedOnce())
        }

        /// What is to be read in any case.
        func read() throws(DamagedState) -> [Diagnostic] {
            var reader = StateReader(diagnostics)
            return try reader.values()
        }
    }

    /// The record of a page that was read.
    init(
        of facts: PageFacts, _ diagnostics: [Diagnostic], content: Digest, stamp: FileStamp?
    ) {
        path = facts.file
        self.stamp = stamp
        self.content = content
        var writer = StateWriter()
        facts.frontMatter.store(in: &writer)
        front = Digest(of: writer.take())
        outline = Digest(of: facts.packed.outline.span)
        writer.write(facts.frontMatter)
        writer.write(diagnostics)
        self.facts = writer.bytes[...]
        packed = facts.packed
    }

    /// What was kept of the page.
    func read(as id: PageID, in language: LanguageTag) throws(DamagedState) -> (facts: PageFacts, diagnostics: [Diagnostic]) {
        var reader = StateReader(facts)
        let facts = PageFacts(id: id, language: language, file: path, frontMatter: try reader.value(), packed: packed)
        return (facts, try reader.values())
    }
}

extension PageRecord: Stored {
    func store(in writer: inout StateWriter) {
        writer.write(path)
        writer.write(stamp)
        writer.write(content)
        writer.write(front)
        writer.write(outline)
        writer.write(facts)
        writer.write(packed.bytes)
        writer.write(judgement)
    }

    init(from reader: inout StateReader) throws(DamagedState) {
        path = try reader.text()
        stamp = try reader.optional()
        content = try reader.digest()
        front = try reader.digest()
        outline = try reader.digest()
        facts = try reader.block()
        packed = PackedFacts(bytes: try reader.block())
        judgement = try reader.optional()
    }
}

extension PageRecord.Judgement: Stored {
    func store(in writer: inout StateWriter) {
        writer.write(basis)
        writer.write(diagnostics)
        writer.write(notes)
    }

    init(from reader: inout StateReader) throws(DamagedState) {
        basis = try reader.digest()
        diagnostics = try reader.block()
        notes = try reader.value()
    }
}
