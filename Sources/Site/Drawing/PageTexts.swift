internal import Digest
internal import Markup
internal import Models
internal import Parser
internal import Platform

/// The texts of a site's pages: those that are still at hand, and all others from their files.
struct PageTexts: Sendable {
    let project: Project
    private let index: SiteIndex
    private let parser: PageParser
    /// For each page of the index, the bytes that were surveyed.
    private let content: [Digest]
    private let kept: KeptDocuments

    init(of judged: Judged) {
        project = judged.project
        index = judged.index
        parser = PageParser(configuration: judged.index.configuration)
        content = judged.digests.content
        kept = judged.documents
    }

    /// Reads the text of a page of the index.
    ///
    /// - Parameter document: Becomes the text; its memory is used again.
    /// - Returns: Whether the page's file is still the one that was surveyed.
    func read(_ page: Int, into document: inout Document) throws -> Bool {
        let path = index.pages[page].file
        if let kept = kept[path] {
            document = kept
            return true
        }
        let file = SourceFile(path: path, bytes: try File.read(project.path(path)))
        parser.read(file, into: &document)
        return Digest(of: file.bytes) == content[page]
    }
}
