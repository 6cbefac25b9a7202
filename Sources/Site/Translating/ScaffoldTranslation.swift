internal import Localization
internal import Models
internal import Parser
internal import Platform
internal import SampleSource

/// Begins the translation of a page: `pilaster translate ID TAG`.
public struct ScaffoldTranslation: Sendable {
    private let project: Project

    /// Scaffolding in a project.
    public init(project: Project) { self.project = project }

    /// Writes the page, a draft with the origin's texts between `⟦` and `⟧`.
    ///
    /// - Returns: The path of the new file, from the project's folder.
    /// - Throws: `RefusedRequest`, and `SystemError` where input or output fails.
    public func run(page id: String, language: String) async throws -> String {
        let site = try await SurveyedSite(project: project)
        let entry = try site.entry(id)
        let position = try site.language(language)
        let tag = site.index.languages[position].tag
        if let existing = entry.versions[position] { throw Self.existing(site.index.pages[existing].file, entry, tag) }
        let origin = site.index.pages[entry.origin]
        try site.requireReadable(origin)
        let page = PageScaffold(site: site, origin: entry.origin, language: tag)
        let path = page.path
        guard Folder.kind(of: project.path(path)) == nil else { throw Self.existing(path, entry, tag) }
        try File.replace(project.path(path), with: try page.file(frontMatter: page.frontMatter))
        return path
    }

    private static func existing(_ path: String, _ entry: PageEntry, _ tag: LanguageTag) -> RefusedRequest {
        RefusedRequest(
            message: "\(path) is there already",
            remedy: "`pilaster status \(entry.id) \(tag)` shows what is to be done; `--accept` records that it is up to date.")
    }
}
