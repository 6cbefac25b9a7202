import Localization
import Markdown
import Markup
import Models

@testable import Search

/// A site of pages that are written in a test.
struct SmallSite {
    private let tags: [String]
    private var pages: [PageFacts] = []
    /// What has read the pages of each language.
    private var readers: [String: PageTermsReader] = [:]
    private var terms: [String: PageTerms] = [:]
    private var patterns: [PageID: Pattern] = [:]

    init(_ tags: [String]) { self.tags = tags }

    mutating func add(
        _ id: String, _ language: String, title: String = "", tags: [String] = [], _ text: String = "", names: [String] = []
    ) throws {
        var frontMatter = FrontMatter(title: title)
        frontMatter.tags = tags
        var body = BodyFacts()
        var document = Document()
        let bytes = Array(text.utf8)
        _ = MarkdownReader().read(bytes, from: 0, firstLine: 1, into: &document)
        for index in document.nodes.indices where document.nodes[index].kind == .heading {
            body.headings.append(Heading(level: 2, text: document.plainText(of: index), slug: nil, line: 1))
        }
        let facts = PageFacts(
            id: PageID(id), language: try LanguageTag(validating: language), file: "\(id).\(language).md",
            frontMatter: frontMatter, body: body)
        terms[facts.file] = readers[language, default: PageTermsReader()]
            .terms(of: facts, document: document, showsHTML: true)
        pages.append(facts)
        if !names.isEmpty {
            patterns[facts.id] = Pattern(file: "")
            patterns[facts.id]?.alsoKnownAs = names
        }
    }

    func index(_ language: Int = 0, code: NumberedTerms<Listing.Reference> = NumberedTerms()) throws -> SearchIndex {
        let languages = try tags.map { Language(tag: try LanguageTag(validating: $0), file: "", name: $0) }
        let index = SiteIndex(
            configuration: SiteConfiguration(), languages: languages, pages: pages, patterns: patterns, assets: [])
        var texts = NumberedTerms<Int>()
        texts.vocabulary = readers[tags[language]]?.vocabulary ?? Vocabulary()
        for page in index.pages.indices { texts.terms[page] = terms[index.pages[page].file] }
        return SearchIndex(of: index, language: language, texts: texts, code: code)
    }
}
