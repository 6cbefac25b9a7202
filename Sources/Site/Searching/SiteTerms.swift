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
    /// The words of the pages that were read.
    var fresh: FreshTerms
    /// For each page of the index, its bytes.
    let content: [Digest]
    /// What words depend on besides a page's bytes: the tool, and the settings.
    let key: Digest
    /// Where words are kept.
    let file: StateFile

    /// The words of one language's pages.
    struct Language: Sendable {
        /// The words by the page's place in the index.
        var words = NumberedTerms<Int>()
        /// Whether all files that were read for them are those that were surveyed.
        var areSurveyed = true
    }

    /// The words of the pages that are written in a language; they are kept for the next time.
    func read(_ language: Int) -> Language {
        let tag = index.languages[language].tag
        let kept = file.terms(of: tag).flatMap { $0.key == key ? $0 : nil } ?? KeptTerms(key: key)
        var gathering = TermsGathering(terms: self, kept: kept)
        for page in index.entries.lazy.compactMap({ $0.versions[language] }) { gathering.add(page) }
        if gathering.isChanged { file.save(gathering.toKeep(), of: tag) }
        return gathering.language
    }
}

/// Gathers the words of a language's pages, with one numbering for all.
private struct TermsGathering {
    private(set) var language = SiteTerms.Language()
    /// Whether any page's words were not kept.
    private(set) var isChanged = false
    private let terms: SiteTerms
    private let kept: KeptTerms
    private var reading: TermsReading
    private var renumberings: [Source: Renumbering] = [:]
    /// The pages whose files are those that were surveyed.
    private var surveyed: [Int] = []

    /// Whose vocabulary the words' numbers are of.
    private enum Source: Hashable {
        case kept
        case fresh(Int)
        case read
    }

    init(terms: SiteTerms, kept: KeptTerms) {
        self.terms = terms
        self.kept = kept
        reading = TermsReading(project: terms.project, configuration: terms.index.configuration)
    }

    mutating func add(_ page: Int) {
        let content = terms.content[page]
        let facts = terms.index.pages[page]
        if let known = kept.words.terms[content], add(known, of: kept.words.vocabulary, .kept, page) {
            surveyed.append(page)
        } else if let fresh = terms.fresh.pages[facts.file],
            let vocabulary = terms.fresh.vocabularies[fresh.reader][facts.language],
            add(fresh.terms, of: vocabulary, .fresh(fresh.reader), page)
        {
            isChanged = true
            surveyed.append(page)
        } else if let (read, digest) = reading.terms(of: facts), add(read, of: reading.vocabulary, .read, page) {
            isChanged = true
            if digest == content { surveyed.append(page) } else { language.areSurveyed = false }
        }
    }

    private mutating func add(_ terms: PageTerms, of vocabulary: Vocabulary, _ source: Source, _ page: Int) -> Bool {
        language.words.terms[page] = renumberings[source, default: Renumbering()]
            .terms(terms, from: vocabulary, in: &language.words.vocabulary)
        return language.words.terms[page] != nil
    }

    func toKeep() -> KeptTerms {
        var next = KeptTerms(key: kept.key)
        next.words.vocabulary = language.words.vocabulary
        for page in surveyed { next.words.terms[terms.content[page]] = language.words.terms[page] }
        return next
    }
}

/// Reads the words of pages from their files.
private struct TermsReading {
    private let project: Project
    private let parser: PageParser
    private let showsHTML: Bool
    private var document = Document()
    private var reader = PageTermsReader()

    /// The words that were read.
    var vocabulary: Vocabulary { reader.vocabulary }

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
