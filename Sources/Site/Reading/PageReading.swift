internal import Digest
internal import Markup
internal import Models
internal import Parser
internal import Platform
internal import Search

/// Finds out what pages say: from an earlier build's record where there is one, else from the file.
struct PageReading: Sendable {
    private let project: Project
    private let parser: PageParser
    private let readsTerms: Bool
    private let showsHTML: Bool
    private let time: Int

    /// - Parameters:
    ///   - readsTerms: Whether the words of the pages are wanted as well.
    ///   - time: When the build began to look, in nanoseconds since 1970.
    init(project: Project, configuration: SiteConfiguration, readsTerms: Bool, time: Int) {
        self.project = project
        parser = PageParser(configuration: configuration)
        self.readsTerms = readsTerms
        showsHTML = configuration.rawHTML == .escape
        self.time = time
    }

    /// A page's file, and what is known of it.
    struct File: Sendable {
        var page: ContentTree.PageFile
        var record: PageRecord?
    }

    /// What a page's file says.
    struct Page: Sendable {
        var facts: PageFacts
        var diagnostics: [Diagnostic]
        /// Its words, where they are wanted and the file was read.
        var terms: PageTerms?
        /// `nil` for a file that cannot be read.
        var record: PageRecord?
    }

    func read(_ files: ArraySlice<File>) -> [Page] {
        var document = Document()
        var terms = PageTermsReader()
        return files.map { known($0) ?? read($0.page, &document, &terms) }
    }

    /// What an earlier build knew of a page. Its words are elsewhere: most builds need those of no page that has not changed.
    private func known(_ file: File) -> Page? {
        guard let record = file.record,
            let (facts, diagnostics) = try? record.read(as: file.page.name.id, in: file.page.name.language)
        else { return nil }
        return Page(facts: facts, diagnostics: diagnostics, record: record)
    }

    private func read(
        _ page: ContentTree.PageFile, _ document: inout Document, _ reader: inout PageTermsReader
    ) -> Page {
        do {
            let (file, stamp) = try project.stampedSource(page.path)
            let (facts, diagnostics) = parser.parse(file, as: page.name, into: &document)
            let terms = readsTerms ? reader.terms(of: facts, document: document, showsHTML: showsHTML) : nil
            let record = PageRecord(
                of: facts, diagnostics, content: Digest(of: file.bytes),
                stamp: stamp.isSettled(at: time) ? stamp : nil)
            return Page(facts: facts, diagnostics: diagnostics, terms: terms, record: record)
        } catch {
            return Page(facts: parser.facts(ofUnread: page.path, as: page.name), diagnostics: [error.diagnostic])
        }
    }
}
