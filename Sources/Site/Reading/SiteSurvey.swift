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
        /// The words of each page, by its file.
        var terms: [String: PageTerms] = [:]
        var diagnostics: [Diagnostic]
    }

    func run() async throws -> Result {
        let (configuration, siteDiagnostics) = configuration()
        let tree = ContentTree(of: project)
        let (languages, languageDiagnostics) = languages(of: tree, configuration)
        let published = languages.filter { !$0.isDraft || options.includesDrafts }
        let (patterns, patternDiagnostics) = patterns(of: tree)
        let (pages, terms, pageDiagnostics) = try await pages(of: tree, languages: languages, configuration: configuration)
        var diagnostics = siteDiagnostics + tree.diagnostics + languageDiagnostics + patternDiagnostics + pageDiagnostics
        if published.isEmpty { diagnostics.append(languages.isEmpty ? Self.noLanguages : Self.onlyDrafts) }
        // The pages of a language that is a draft are drafts, too.
        let tags = Set(published.map(\.tag))
        let isPublished = { (page: PageFacts) in
            tags.contains(page.language) && (!page.frontMatter.isDraft || options.includesDrafts)
        }
        let index = SiteIndex(
            configuration: configuration, languages: published, pages: pages.filter(isPublished), patterns: patterns,
            assets: Set(tree.assets.map(Normalization.canonical)),
            imageSizes: ImageReading(project: project).sizes(of: tree.assets),
            drafts: Dictionary(
                pages.filter { !isPublished($0) }.map { ($0.id, [$0.language]) }, uniquingKeysWith: { $0.union($1) }))
        return Result(index: index, assets: tree.assets, terms: terms, diagnostics: diagnostics)
    }

    private static let noLanguages = Diagnostic(
        .unknownLanguage, at: SourceLocation(file: Project.contentFolder), "the site has no language",
        remedy: "Add a home page `\(Project.contentFolder)/index.TAG.md`, with the tag of a language.")

    private static let onlyDrafts = Diagnostic(
        .unknownLanguage, at: SourceLocation(file: Project.contentFolder), "every language of the site is a draft",
        remedy: "Remove `draft` from a home page, or build with `--drafts`.")

    // MARK: Pages

    private func pages(
        of tree: ContentTree, languages: [Language], configuration: SiteConfiguration
    ) async throws -> ([PageFacts], [String: PageTerms], [Diagnostic]) {
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
        let readsTerms = readsTerms && configuration.search
        let showsHTML = configuration.rawHTML == .escape
        let counter = PageCounter.lines("read", of: found.count, to: progress)
        let surveyed = try await parallel.chunks(of: found.count, size: 16, counter: counter) {
            survey(found[$0], with: parser, readsTerms: readsTerms, showsHTML: showsHTML)
        }
        var pages: [PageFacts] = []
        var terms: [String: PageTerms] = [:]
        pages.reserveCapacity(files.count)
        for page in surveyed.joined() {
            diagnostics += page.diagnostics
            pages.append(page.facts)
            terms[page.facts.file] = page.terms
        }
        return (pages, terms, diagnostics)
    }

    /// What is known of one page.
    private struct SurveyedPage {
        var facts: PageFacts
        var diagnostics: [Diagnostic]
        var terms: PageTerms?
    }

    private func survey(
        _ files: ArraySlice<ContentTree.PageFile>, with parser: PageParser, readsTerms: Bool, showsHTML: Bool
    ) -> [SurveyedPage] {
        var document = Document()
        var reader = PageTermsReader()
        var results: [SurveyedPage] = []
        for page in files {
            do {
                let (facts, diagnostics) = parser.parse(try project.source(page.path), as: page.name, into: &document)
                let terms = readsTerms ? reader.terms(of: facts, document: document, showsHTML: showsHTML) : nil
                results.append(SurveyedPage(facts: facts, diagnostics: diagnostics, terms: terms))
            } catch {
                results.append(
                    SurveyedPage(
                        facts: parser.facts(ofUnread: page.path, as: page.name), diagnostics: [error.diagnostic], terms: nil))
            }
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
