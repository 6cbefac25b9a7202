internal import Digest
internal import Localization
internal import Models
internal import Parser
internal import Platform

/// The facts that belong to no single page.
extension SiteSurvey {
    func configuration() -> (SiteConfiguration, [Diagnostic]) {
        let path = "\(Project.contentFolder)/site.yml"
        var configuration = SiteConfiguration()
        var diagnostics: [Diagnostic] = []
        if Folder.kind(of: project.path(path)) != nil {
            do {
                (configuration, diagnostics) = SiteConfigurationParser.parse(try project.source(path))
            } catch {
                diagnostics.append(error.diagnostic)
            }
        }
        if let baseURL = options.baseURL { configuration.baseURL = BaseURL.normalized(baseURL) }
        configuration.publication = options.publication
        return (configuration, diagnostics)
    }

    func languages(
        of tree: ContentTree, _ configuration: SiteConfiguration
    ) -> (
        [Language], [Diagnostic], definitions: [String: Digest]
    ) {
        var diagnostics: [Diagnostic] = []
        var definitions: [String: Digest] = [:]
        var languages: [Language] = []
        for page in tree.pages where page.name.id == .home && !languages.contains(where: { $0.tag == page.name.language }) {
            // What keeps the file from being read is said when it is read as a page.
            let file = (try? project.source(page.path)) ?? SourceFile(path: page.path, bytes: [])
            let (language, problems) = LanguageParser.parse(file, tag: page.name.language)
            definitions[page.path] = Digest(of: Array(file.bytes.prefix(PageParser.body(of: file.bytes).offset)))
            languages.append(language)
            diagnostics += problems
        }
        let tags = Set(languages.map(\.tag))
        for tag in configuration.languages where !tags.contains(tag) { diagnostics.append(withoutHome(tag, key: "languages")) }
        let fallback = configuration.fallback.flatMap { [$0] + $1 }
        for tag in Set(fallback).subtracting(tags).sorted() { diagnostics.append(withoutHome(tag, key: "fallback")) }
        let rank = Dictionary(configuration.languages.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        languages.sort { (rank[$0.tag] ?? .max, $0.tag) < (rank[$1.tag] ?? .max, $1.tag) }
        return (languages, diagnostics, definitions)
    }

    private func withoutHome(_ tag: LanguageTag, key: String) -> Diagnostic {
        let path = "\(Project.contentFolder)/site.yml"
        let place = (try? project.source(path))?.location(ofWord: tag.string, after: "\(key):")
        return Diagnostic(
            .unknownLanguage, at: place ?? SourceLocation(file: path),
            "`\(key)` names `\(tag.string)`, which has no home page",
            remedy: "Add `\(Project.contentFolder)/index.\(tag.string).md`, or take `\(tag.string)` out of it.")
    }

    func patterns(of tree: ContentTree) -> ([PageID: Pattern], [Diagnostic]) {
        var patterns: [PageID: Pattern] = [:]
        var diagnostics: [Diagnostic] = []
        for path in tree.patterns {
            do {
                let (pattern, problems) = PatternParser.parse(try project.source("\(Project.contentFolder)/\(path)"))
                let folder = ContentPath.folder(of: path)
                patterns[folder.isEmpty ? .home : PageID(Normalization.canonical(folder))] = pattern
                diagnostics += problems
            } catch {
                diagnostics.append(error.diagnostic)
            }
        }
        return (patterns, diagnostics)
    }
}
