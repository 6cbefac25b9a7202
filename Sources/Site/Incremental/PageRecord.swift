internal import Digest
internal import Localization
internal import Models
internal import Platform

/// What a build knows of one page's file, and keeps for the next one.
struct PageRecord: Sendable {
    /// Evidence that the file has not changed since; `nil` where an equal stamp would prove nothing.
    var stamp: FileStamp?
    /// The file's bytes.
    var content: Digest
    /// What the page says of itself in its front matter.
    var front: Digest
    /// The page's headings, wherever they stand.
    var outline: Digest
    private var page: RecordedPage
    /// What is wrong with it among the others.
    var judgement: Judgement?

    /// The path from the project's folder.
    var path: String { page.path }

    /// The record of a page that was read.
    init(
        of facts: PageFacts, _ diagnostics: [Diagnostic], content: Digest, stamp: FileStamp?
    ) {
        self.stamp = stamp
        self.content = content
        var writer = StateWriter()
        writer.write(facts.frontMatter)
        front = writer.digest
        outline = Digest(of: facts.packed.outline.span)
        page = .read(facts, StoredDiagnostics(diagnostics))
    }

    /// What was kept of the page.
    func read(as id: PageID, in language: LanguageTag) throws(DamagedState) -> (facts: PageFacts, diagnostics: [Diagnostic]) {
        try page.read(as: id, in: language)
    }
}

extension PageRecord: Stored {
    func store(in writer: inout StateWriter) {
        writer.write(page.path)
        writer.write(stamp)
        writer.write(content)
        writer.write(front)
        writer.write(outline)
        page.storeFacts(in: &writer)
        writer.write(judgement)
    }

    init(from reader: inout StateReader) throws(DamagedState) {
        let path = try reader.text()
        stamp = try reader.optional()
        content = try reader.digest()
        front = try reader.digest()
        outline = try reader.digest()
        page = .kept(KeptPage(path: path, facts: try reader.block(), packed: PackedFacts(bytes: try reader.block())))
        judgement = try reader.optional()
    }
}
