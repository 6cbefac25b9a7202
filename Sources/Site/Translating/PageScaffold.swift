internal import Localization
internal import Models
internal import Parser
internal import Platform
internal import SampleSource

/// The file of a page that is to be translated from its origin.
struct PageScaffold {
    private let site: SurveyedSite
    private let origin: Int
    private let language: LanguageTag
    private var index: SiteIndex { site.index }
    private var facts: PageFacts { index.pages[origin] }

    /// - Parameters:
    ///   - origin: The place of the origin among the index's pages.
    ///   - language: The language of the new page.
    init(site: SurveyedSite, origin: Int, language: LanguageTag) {
        self.site = site
        self.origin = origin
        self.language = language
    }

    /// The path of the new file, from the project's folder: beside its origin.
    var path: String {
        let stem = facts.file.dropLast(".md".count)
        let name = stem.lastIndex(of: ".").map { stem[..<$0] } ?? stem
        return "\(name).\(language).md"
    }

    /// The front matter of the new page. It is a draft, so that readers see the origin until the translator has done.
    var frontMatter: [String] {
        let order = facts.frontMatter.order.map { ["order: \($0)"] } ?? []
        return texts + order + ["draft: true"] + translation
    }

    /// Title, description, question and tags.
    var texts: [String] {
        let matter = facts.frontMatter
        func line(_ key: String, _ text: String?) -> String? { text.map { "\(key): \(Self.placeholder($0))" } }
        let tags = matter.tags.map(Self.placeholder).joined(separator: ", ")
        return [line("title", matter.title), line("description", matter.description), line("question", matter.question)]
            .compactMap { $0 } + (matter.tags.isEmpty ? [] : ["tags: [\(tags)]"])
    }

    /// A text that is to be translated, in YAML.
    static func placeholder(_ text: String) -> String { YAMLText.quoted(Placeholder.marking(text)) }

    /// What the new page is a translation of.
    var translation: [String] {
        TranslationBlock(of: facts.language, parts: index.parts(of: origin).map { ($0.key, $0.digest) }).lines
    }

    // MARK: File

    /// The new file, with the line endings of its origin.
    func file(frontMatter: [String]) throws -> [UInt8] {
        let file = SourceFile(path: facts.file, bytes: try File.read(site.project.path(facts.file)))
        let end = file.bytes.firstIndex(of: UInt8(ascii: "\n")) ?? 0
        let ending = end > 0 && file.bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
        let lines = (["---"] + frontMatter + ["---"]).map { $0 + ending }.joined()
        return Array(lines.utf8) + body(of: file)
    }

    private func body(of file: SourceFile) -> [UInt8] {
        let samples = SampleReading(project: site.project, configuration: index.configuration).read().library
        let named = index.components(of: origin).map(\.line) + index.steps(of: origin).filter { $0.arrow != nil }.map(\.line)
        let names = ScaffoldNames(
            language: facts.language, headings: index.anchors[origin].map(\.id), namedItems: Set(named), actors: actors,
            bodies: facts.listings.map { comments(of: $0, in: samples) })
        var scaffold = BodyScaffold(of: file, names: names)
        return scaffold.bytes()
    }

    /// For the name of an actor in the origin's language, its name in the new one.
    private var actors: [String: String] {
        guard let from = index.position(of: facts.language), let to = index.position(of: language) else { return [:] }
        let keys = index.pattern(of: facts.id)?.actors ?? []
        let (old, new) = (index.languages[from].actors, index.languages[to].actors)
        return Dictionary(keys.map { (old[$0] ?? $0, new[$0] ?? old[$0] ?? $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The lines of a fence's body: each comment with the origin's own words for it. `nil` where the fence shows no sample.
    private func comments(of listing: Models.Listing, in samples: SampleLibrary) -> [String]? {
        let keys: [String]
        switch listing.content {
        case .inline: return nil
        case .tree(let path):
            keys =
                FolderTree(
                    samples.files(below: path).map {
                        FolderEntry(path: String($0.path.dropFirst(path.count + 1)), bytes: $0.text)
                    }
                ).remarks
        case .sample, .tabs, .diff:
            let excerpts = listing.references.compactMap { samples[$0.path]?.listing(region: $0.region) }
            guard excerpts.count == listing.references.count else { return nil }
            keys = excerpts.flatMap(\.comments).filter(\.needsTranslation).map(\.key)
        }
        // The samples' own language needs no translations.
        if language.string == index.configuration.sampleLanguage { return [] }
        let body = TranslationBody(listing.body.map(\.text).joined(separator: "\n"), keys: keys)
        let own = Dictionary(body.translations.map { ($0.source, $0.translation) }, uniquingKeysWith: { first, _ in first })
        var seen: Set<String> = []
        return keys.filter { seen.insert($0).inserted }.map { "\($0) => \(Placeholder.marking(own[$0] ?? $0))" }
    }
}
