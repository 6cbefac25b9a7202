internal import Digest
internal import Markup
internal import Models
internal import Parser
internal import Platform
internal import Search

/// The words of all pages: of those that were read just now, of those whose words are kept, and of all others from their files.
struct SiteTerms: Sendable {
    let project: Project
    let index: SiteIndex
    /// The words of the pages that were read, by their files.
    let fresh: [String: PageTerms]
    /// For each page of the index, its bytes.
    let content: [Digest]
    /// What words depend on besides a page's bytes: the tool, and the settings.
    let key: Digest
    /// Where words are kept.
    let file: StateFile

    /// The words of one language's pages.
    struct Language: Sendable {
        /// The words by the page's place in the index.
        var pages: [Int: PageTerms] = [:]
        /// Whether all files that were read for them are those that were surveyed.
        var areSurveyed = true
    }

    /// The words of the pages that are written in a language; they are kept for the next time.
    func read(_ language: Int) -> Language {
        let tag = index.languages[language].tag
        let kept = file.terms(of: tag).flatMap { $0.key == key ? $0 : nil } ?? KeptTerms(key: key)
        var next = KeptTerms(key: key)
        var terms = Language()
        var reader = TermsReading(project: project, configuration: index.configuration)
        var isChanged = false
        for page in index.entries.lazy.compactMap({ $0.versions[language] }) {
            if let known = kept[content[page]] {
                terms.pages[page] = known
            } else if let read = fresh[index.pages[page].file] {
                isChanged = true
                terms.pages[page] = read
            } else if let (read, digest) = reader.terms(of: index.pages[page]) {
                isChanged = true
                terms.pages[page] = read
                guard digest == content[page] else {
                    terms.areSurveyed = false
                    continue
                }
            }
            next[content[page]] = terms.pages[page]
        }
        if isChanged { file.save(next, of: tag) }
        return terms
    }
}

/// Reads the words of pages from their files.
private struct TermsReading {
    private let project: Project
    private let parser: PageParser
    private let showsHTML: Bool
    private var document = Document()
    private var reader = PageTermsReader()

    init(project: Project, configuration: SiteConfiguration) {
        self.project = project
        parser = PageParser(configuration: configuration)
        showsHTML = configuration.rawHTML == .escape
    }

    /// - Returns: The words, and the digest of the bytes that they were read from; `nil` where there is nothing to read.
    mutating func terms(of page: PageFacts) -> (PageTerms, Digest)? {
        guard let file = try? project.source(page.file) else { return nil }
        parser.read(file, into: &document)
        return (reader.terms(of: page, document: document, showsHTML: showsHTML), Digest(of: file.bytes))
    }
}
