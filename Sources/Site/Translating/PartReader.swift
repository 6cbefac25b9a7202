internal import Localization
internal import Markup
internal import Models
internal import Parser

/// Reads the parts of a page that are translated one by one, with their words, from a file of any age.
struct PartReader: Sendable {
    private let page: PageFacts
    private let configuration: SiteConfiguration

    /// - Parameter page: Which page it is; what else is known of it does not matter.
    init(page: PageFacts, configuration: SiteConfiguration) {
        self.page = page
        self.configuration = configuration
    }

    /// A part as it was.
    struct Part: Sendable {
        var digest: SectionDigest
        /// What a reader reads in it.
        var text: String
    }

    /// The parts by key.
    func parts(of bytes: [UInt8]) -> [String: Part] {
        let file = SourceFile(path: page.file, bytes: bytes)
        var document = Document()
        let facts = PageParser(configuration: configuration).parse(
            file, as: PageName(id: page.id, language: page.language), into: &document
        ).facts
        var language = Language(tag: page.language, file: page.file, name: "")
        if page.id == .home { language = LanguageParser.parse(file, tag: page.language).language }
        // The page alone is its own origin, so its ids are those that its own text gives.
        let index = SiteIndex(
            configuration: configuration, languages: [language], pages: [facts.unlinked], patterns: [:], assets: [])
        let texts = SectionTexts(document: document, facts: facts, language: language)
        return Dictionary(
            index.parts(of: 0).map { ($0.key, Part(digest: $0.digest, text: texts.text(of: $0))) },
            uniquingKeysWith: { first, _ in first })
    }
}
