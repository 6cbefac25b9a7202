internal import Digest
internal import Localization
internal import Markup
internal import Models
internal import Parser
internal import Platform
internal import Search

/// The first pass: every file of the content folder is read once, and the facts that the site needs are put together.
struct SiteSurvey: Sendable {
    let project: Project
    let options: BuildOptions
    let parallel: Parallel
    /// Whether the words of the pages are wanted as well, for the search.
    var readsTerms = false
    var progress: (@Sendable (String) -> Void)?

    /// What the survey found.
    struct Result: Sendable {
        var index: SiteIndex
        /// For each page of the index, its file's path from the project's folder stands in its facts.
        var assets: [String]
        /// The words of the pages whose files were read.
        var terms = FreshTerms()
        var diagnostics: [Diagnostic]
        /// The texts of some of the pages whose files were read.
        var documents: KeptDocuments
        /// What is to be kept of each page that could be read.
        var records: [PageRecord]
        /// For each home page, by its path: the bytes that define its language.
        var definitions: [String: Digest]

        /// For each page of the index, where its record is; `nil` where there is none.
        func recordPlaces() -> [Int?] {
            // By number, since to hand on records costs more than to look at them.
            let numbers = Dictionary(records.indices.map { (records[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
            return index.pages.map { numbers[$0.file] }
        }

        /// The words of the pages, which nobody needs to hold longer than they are looked at.
        mutating func takeTerms() -> FreshTerms {
            defer { terms = FreshTerms() }
            return terms
        }

        /// What an earlier build found the pages of the index to be.
        func judgements(at places: [Int?]) -> [PageRecord.Judgement?] {
            places.map { place in place.flatMap { records[$0].judgement } }
        }

        /// Keeps with the records what the pages of the index were found to be.
        mutating func keep(_ judgements: [PageRecord.Judgement?], at places: [Int?]) {
            for case (let place?, let judgement) in zip(places, judgements) { records[place].judgement = judgement }
        }
    }

    /// Surveys the site without knowing anything.
    func run() async throws -> Result { try await run(try await ContentEvidence(of: project, state: nil, parallel: parallel)) }

    /// Surveys the site; what is known already is not read again.
    func run(_ evidence: ContentEvidence) async throws -> Result {
        let (configuration, siteDiagnostics) = configuration()
        let tree = evidence.tree
        let (languages, languageDiagnostics, definitions) = languages(of: tree, configuration)
        let published = languages.filter { !$0.isDraft || options.includesDrafts }
        let (patterns, patternDiagnostics) = patterns(of: tree)
        let readers = readsTerms && configuration.search ? TermsReaders() : nil
        let (surveyed, nameDiagnostics) = try await pages(
            evidence, languages: languages, configuration: configuration, readers: readers)
        var diagnostics = siteDiagnostics + tree.diagnostics + languageDiagnostics + patternDiagnostics + nameDiagnostics
        for part in surveyed { diagnostics += part.diagnostics }
        if published.isEmpty { diagnostics.append(languages.isEmpty ? Self.noLanguages : Self.onlyDrafts) }
        let (pages, drafts) = divide(surveyed, among: published)
        let index = SiteIndex(
            configuration: configuration, languages: published, pages: pages, patterns: patterns,
            assets: Set(tree.assets.map(Normalization.canonical)),
            imageSizes: ImageReading(project: project).sizes(of: tree.assets), drafts: drafts)
        return Result(
            index: index, assets: tree.assets,
            terms: FreshTerms(
                vocabularies: await readers?.vocabularies ?? [],
                pages: surveyed.reduce(into: [:]) { $0.merge($1.terms) { first, _ in first } }),
            diagnostics: diagnostics, documents: KeptDocuments(of: surveyed), records: Self.records(of: surveyed),
            definitions: definitions)
    }

    /// All records, in no more memory than they take.
    private static func records(of parts: [ReadPages]) -> [PageRecord] {
        var records: [PageRecord] = []
        records.reserveCapacity(parts.reduce(0) { $0 + $1.records.count })
        for part in parts { records += part.records }
        return records
    }

    /// Pages that are published, and those that are drafts; the pages of a language that is a draft are drafts, too.
    private func divide(
        _ parts: [ReadPages], among languages: [Language]
    ) -> (pages: [PageFacts], drafts: [PageID: Set<LanguageTag>]) {
        let tags = Set(languages.map(\.tag))
        var pages: [PageFacts] = []
        var drafts: [PageID: Set<LanguageTag>] = [:]
        pages.reserveCapacity(parts.reduce(0) { $0 + $1.facts.count })
        for facts in parts.lazy.map(\.facts) {
            for page in facts.indices {
                if tags.contains(facts[page].language), options.includesDrafts || !facts[page].frontMatter.isDraft {
                    pages.append(facts[page])
                } else {
                    drafts[facts[page].id, default: []].insert(facts[page].language)
                }
            }
        }
        return (pages, drafts)
    }

    private static let noLanguages = Diagnostic(
        .unknownLanguage, at: SourceLocation(file: Project.contentFolder), "the site has no language",
        remedy: "Add a home page `\(Project.contentFolder)/index.TAG.md`: `pilaster translate --language TAG` begins one.")

    private static let onlyDrafts = Diagnostic(
        .unknownLanguage, at: SourceLocation(file: Project.contentFolder), "every language of the site is a draft",
        remedy: "Remove `draft` from a home page, or build with `--drafts`.")

    // MARK: Pages

    private func pages(
        _ evidence: ContentEvidence, languages: [Language], configuration: SiteConfiguration, readers: TermsReaders?
    ) async throws -> ([ReadPages], [Diagnostic]) {
        let tags = Set(languages.map(\.tag))
        var files: [PageReading.File] = []
        var diagnostics: [Diagnostic] = []
        var seen: [PageName: String] = [:]
        var unread = 0
        for (number, page) in evidence.tree.pages.enumerated() {
            let record = evidence.record(of: number)
            if !tags.contains(page.name.language) {
                diagnostics.append(Self.unknownLanguage(page))
            } else if let first = seen.updateValue(page.path, forKey: page.name) {
                diagnostics.append(Self.collision(page, with: first))
            } else {
                unread += record == nil ? 1 : 0
                files.append(PageReading.File(page: page, record: record))
            }
        }
        PageReading.File.keepTexts(of: &files, unread: unread)
        let found = files
        let reading = PageReading(
            project: project, configuration: configuration, readers: readers, time: evidence.time)
        let counter = PageCounter.lines("read", of: found.count, to: progress)
        let surveyed = try await parallel.chunks(of: found.count, size: 16, counter: counter) { await reading.read(found[$0]) }
        return (surveyed, diagnostics)
    }

    private static func unknownLanguage(_ page: ContentTree.PageFile) -> Diagnostic {
        let tag = page.name.language.string
        return Diagnostic(
            .unknownLanguage, at: SourceLocation(file: page.path), "the site has no language `\(tag)`",
            remedy: "Add `\(Project.contentFolder)/index.\(tag).md`, or mend the tag in the file's name.")
    }

    private static func collision(_ page: ContentTree.PageFile, with first: String) -> Diagnostic {
        Diagnostic(
            .outputCollision, at: SourceLocation(file: page.path),
            "the page `\(page.name.id)` in `\(page.name.language.string)` has two files", remedy: "Remove or rename one.",
            notes: [Diagnostic.Note("the other one is here", at: SourceLocation(file: first))])
    }
}
