internal import Localization
internal import Markup
internal import Models
internal import Parser
internal import Platform

/// The first pass: every file of the content folder is read once, and the facts that the site needs are put together.
struct SiteSurvey: Sendable {
    let project: Project
    let options: BuildOptions
    let parallel: Parallel

    /// What the survey found.
    struct Result: Sendable {
        var index: SiteIndex
        /// For each page of the index, its file's path from the project's folder stands in its facts.
        var assets: [String]
        var diagnostics: [Diagnostic]
    }

    func run() async throws -> Result {
        let (configuration, siteDiagnostics) = try configuration()
        let tree = try ContentTree(of: project)
        let (languages, languageDiagnostics) = try languages(of: tree, configuration: configuration)
        let (patterns, patternDiagnostics) = try patterns(of: tree)
        let (all, pageDiagnostics) = try await pages(of: tree, languages: languages, configuration: configuration)
        let drafts = options.includesDrafts ? [] : all.filter(\.frontMatter.isDraft)
        let pages = options.includesDrafts ? all : all.filter { !$0.frontMatter.isDraft }
        var diagnostics = siteDiagnostics + tree.diagnostics + languageDiagnostics + patternDiagnostics + pageDiagnostics
        if languages.isEmpty { diagnostics.append(Self.noLanguages) }
        let index = SiteIndex(
            configuration: configuration, languages: languages, pages: pages, patterns: patterns, assets: Set(tree.assets),
            drafts: Dictionary(grouping: drafts, by: \.id).mapValues { Set($0.map(\.language)) })
        return Result(index: index, assets: tree.assets, diagnostics: diagnostics)
    }

    private static let noLanguages = Diagnostic(
        .unknownLanguage, at: SourceLocation(file: Project.contentFolder), "the site has no language",
        remedy: "Add a home page `\(Project.contentFolder)/index.TAG.md`, with the tag of a language.")

    // MARK: Facts

    private func configuration() throws -> (SiteConfiguration, [Diagnostic]) {
        let path = "\(Project.contentFolder)/site.yml"
        var configuration = SiteConfiguration()
        var diagnostics: [Diagnostic] = []
        if Folder.kind(of: project.path(path)) != nil {
            let file = SourceFile(path: path, bytes: try File.read(project.path(path)))
            (configuration, diagnostics) = SiteConfigurationParser.parse(file)
        }
        if let baseURL = options.baseURL { configuration.baseURL = BaseURL.normalized(baseURL) }
        return (configuration, diagnostics)
    }

    private func languages(
        of tree: ContentTree, configuration: SiteConfiguration
    ) throws -> ([Language], [Diagnostic]) {
        let order = configuration.languages
        var diagnostics: [Diagnostic] = []
        var languages: [Language] = []
        for page in tree.pages where page.name.id == .home && !languages.contains(where: { $0.tag == page.name.language }) {
            let file = SourceFile(path: page.path, bytes: try File.read(project.path(page.path)))
            let (language, problems) = LanguageParser.parse(file, tag: page.name.language)
            languages.append(language)
            diagnostics += problems
        }
        let known = Set(languages.map(\.tag))
        for tag in order where !known.contains(tag) { diagnostics.append(Self.noHomePage(tag, namedBy: "languages")) }
        let tried = Set(configuration.fallback.flatMap { [$0] + $1 }).subtracting(known).subtracting(order)
        for tag in tried.sorted() { diagnostics.append(Self.noHomePage(tag, namedBy: "fallback")) }
        let rank = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        languages.sort { (rank[$0.tag] ?? .max, $0.tag) < (rank[$1.tag] ?? .max, $1.tag) }
        return (languages, diagnostics)
    }

    private static func noHomePage(_ tag: LanguageTag, namedBy key: String) -> Diagnostic {
        Diagnostic(
            .unknownLanguage, at: SourceLocation(file: "\(Project.contentFolder)/site.yml"),
            "`\(key)` names `\(tag.string)`, which has no home page",
            remedy: "Add `\(Project.contentFolder)/index.\(tag.string).md`, or take `\(tag.string)` out of `\(key)`.")
    }

    private func patterns(of tree: ContentTree) throws -> ([PageID: Pattern], [Diagnostic]) {
        var patterns: [PageID: Pattern] = [:]
        var diagnostics: [Diagnostic] = []
        for path in tree.patterns {
            let full = "\(Project.contentFolder)/\(path)"
            let (pattern, problems) = PatternParser.parse(SourceFile(path: full, bytes: try File.read(project.path(full))))
            let folder = ContentPath.folder(of: path)
            patterns[folder.isEmpty ? .home : PageID(Normalization.canonical(folder))] = pattern
            diagnostics += problems
        }
        return (patterns, diagnostics)
    }

    // MARK: Pages

    private func pages(
        of tree: ContentTree, languages: [Language], configuration: SiteConfiguration
    ) async throws -> ([PageFacts], [Diagnostic]) {
        let tags = Set(languages.map(\.tag))
        var files: [ContentTree.PageFile] = []
        var diagnostics: [Diagnostic] = []
        var seen: [PageName: String] = [:]
        for page in tree.pages {
            if !tags.contains(page.name.language) {
                diagnostics.append(Self.unknownLanguage(page))
            } else if let first = seen.updateValue(page.path, forKey: page.name) {
                diagnostics.append(Self.collision(page, with: first))
            } else {
                files.append(page)
            }
        }
        let found = files
        let parser = PageParser(configuration: configuration)
        let surveyed = try await parallel.chunks(of: found.count, size: 16) { try survey(found[$0], with: parser) }
        var pages: [PageFacts] = []
        pages.reserveCapacity(files.count)
        for (facts, problems) in surveyed.joined() {
            diagnostics += problems
            pages.append(facts)
        }
        return (pages, diagnostics)
    }

    private func survey(
        _ files: ArraySlice<ContentTree.PageFile>, with parser: PageParser
    ) throws -> [(facts: PageFacts, diagnostics: [Diagnostic])] {
        var document = Document()
        var results: [(facts: PageFacts, diagnostics: [Diagnostic])] = []
        for page in files {
            let file = SourceFile(path: page.path, bytes: try File.read(project.path(page.path)))
            results.append(parser.parse(file, as: page.name, into: &document))
        }
        return results
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
