internal import Localization
internal import Models
internal import Parser
internal import Platform

/// Begins a language: its home page with all words of the chrome (`pilaster translate --language TAG`).
public struct ScaffoldLanguage: Sendable {
    private let project: Project

    /// Scaffolding in a project.
    public init(project: Project) { self.project = project }

    /// Writes the home page, with the texts and words of the origin's language between `⟦` and `⟧`; of the first language, with
    /// the tool's own. Until a word is translated, another language's stands in for it.
    ///
    /// - Returns: The path of the new file, from the project's folder.
    /// - Throws: `RefusedRequest`, and `SystemError` where input or output fails.
    public func run(language: String) async throws -> String {
        let site = try await SurveyedSite(project: project)
        let tag = try SurveyedSite.tag(language)
        if let position = site.index.position(of: tag) {
            throw RefusedRequest(
                message: "the site has the language `\(tag)` already: \(site.index.languages[position].file)",
                remedy: "`pilaster status` shows what is to be translated.")
        }
        guard let home = site.index.entry(.home) else { return try first(tag, site.index) }
        let origin = site.index.pages[home.origin]
        try site.requireReadable(origin)
        let page = PageScaffold(site: site, origin: home.origin, language: tag)
        guard Folder.kind(of: project.path(page.path)) == nil else {
            throw RefusedRequest(message: "\(page.path) is there already", remedy: "`pilaster check` says what is wrong with it.")
        }
        let words = WordScaffold(origin: origin.language, index: site.index, language: tag)
        let lines =
            page.texts + ["name: \(YAMLText.quoted(tag.displayName(in: tag)))", "locale: \(YAMLText.key(tag.string))"]
            + page.translation
        try File.replace(project.path(page.path), with: try page.file(frontMatter: lines + words.lines))
        return page.path
    }

    /// Writes the home page of a site that has none yet, with the tool's own words between `⟦` and `⟧`.
    private func first(_ tag: LanguageTag, _ index: SiteIndex) throws -> String {
        let path = "\(Project.contentFolder)/index.\(tag).md"
        guard Folder.kind(of: project.path(path)) == nil else {
            throw RefusedRequest(message: "\(path) is there already", remedy: "`pilaster check` says what is wrong with it.")
        }
        let facts = [
            "title: \(PageScaffold.placeholder("The site's title"))", "name: \(YAMLText.quoted(tag.displayName(in: tag)))",
            "locale: \(YAMLText.key(tag.string))",
        ]
        let words = WordScaffold(origin: tag, index: index, language: tag).lines
        let lines = ["---"] + facts + words + ["---", "", Placeholder.marking("What the site is about."), ""]
        try File.replace(project.path(path), with: Array(lines.joined(separator: "\n").utf8))
        return path
    }
}
