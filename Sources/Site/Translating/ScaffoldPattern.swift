internal import Localization
internal import Models
internal import Parser
internal import Platform

/// Begins a pattern: its page in one language and its neutral facts (`pilaster new ID --language TAG`).
public struct ScaffoldPattern: Sendable {
    private let project: Project

    /// Scaffolding in a project.
    public init(project: Project) { self.project = project }

    /// Writes the pattern's page, a draft with places to fill in between `⟦` and `⟧`, and its `pattern.yml`.
    ///
    /// - Returns: The paths of the new files, from the project's folder.
    /// - Throws: `RefusedRequest`, and `SystemError` where input or output fails.
    public func run(page id: String, language: String) async throws -> [String] {
        let site = try await SurveyedSite(project: project)
        let position = try site.language(language)
        let tag = site.index.languages[position].tag
        let id = try Self.id(id)
        if let entry = site.index.entry(id) {
            throw RefusedRequest(
                message: "there is a page `\(id)` already: \(site.index.pages[entry.origin].file)",
                remedy: entry.versions[position] == nil
                    ? "`pilaster translate \(id) \(tag)` begins a translation of it." : "Choose another id.")
        }
        // On many disks the two would be one folder, and the site would have two pages at one address.
        if let other = site.index.entries.first(where: { $0.id.path.lowercased() == id.path.lowercased() }) {
            throw RefusedRequest(
                message: "there is a page `\(other.id)` already, whose letters differ in case only", remedy: "Choose another id.")
        }
        let folder = "\(Project.contentFolder)/\(id)"
        let files = [
            ("\(folder)/index.\(tag).md", PatternScaffold(id: id, index: site.index, language: tag).page),
            ("\(folder)/pattern.yml", PatternScaffold(id: id, index: site.index, language: tag).facts),
        ]
        for (path, _) in files where Folder.kind(of: project.path(path)) != nil {
            throw RefusedRequest(message: "\(path) is there already", remedy: "Choose another id, or remove the file.")
        }
        try Folder.create(project.path(folder))
        for (path, text) in files { try File.replace(project.path(path), with: Array(text.utf8)) }
        return files.map(\.0)
    }

    /// An id that can be a folder below the content folder.
    private static func id(_ text: String) throws(RefusedRequest) -> PageID {
        let path = Normalization.canonical(text)
        let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") || $0.hasSuffix("~") }
        guard !path.isEmpty, ContentPath.resolve(path, from: "") == path, !path.hasSuffix(".md"), path != PageID.home.path,
            !isHidden
        else {
            throw RefusedRequest(
                message: "`\(text)` cannot be the id of a page",
                remedy: "An id is a path below \(Project.contentFolder), such as `mvvm` or `patterns/mvvm`.")
        }
        return PageID(path)
    }
}
