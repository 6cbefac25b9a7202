internal import Localization
internal import Models

/// A site with its drafts, as translators work on it, and the things that they name in it.
struct SurveyedSite: Sendable {
    let project: Project
    let index: SiteIndex
    let diagnostics: [Diagnostic]

    /// Reads a project.
    init(project: Project) async throws {
        self.project = project
        var options = BuildOptions()
        options.includesDrafts = true
        let survey = try await SiteSurvey(project: project, options: options, parallel: Parallel(jobs: nil)).run()
        index = survey.index
        diagnostics = survey.diagnostics
    }

    /// The page that somebody calls by its id, or by the path of one of its files.
    func entry(_ name: String) throws(RefusedRequest) -> PageEntry {
        let path = Normalization.canonical(name)
        if let entry = index.entry(PageID(path)) { return entry }
        if let page = index.pages.first(where: { $0.file == path || $0.file == "\(Project.contentFolder)/\(path)" }),
            let entry = index.entry(page.id)
        {
            return entry
        }
        let nearest = NearestName.to(path, among: index.entries.lazy.map(\.id.path))
        throw RefusedRequest(
            message: "there is no page `\(name)`",
            remedy: nearest.map { "Did you mean `\($0)`?" }
                ?? "A page is called by its path below Content, without tag and ending.")
    }

    /// The place of the language that somebody calls by its tag.
    func language(_ text: String) throws(RefusedRequest) -> Int {
        let tag = try Self.tag(text)
        if let position = index.position(of: tag) { return position }
        throw RefusedRequest(
            message: "the site has no language `\(tag)`", remedy: "`pilaster translate --language \(tag)` begins it.")
    }

    /// The tag that a text means.
    static func tag(_ text: String) throws(RefusedRequest) -> LanguageTag {
        do throws(LanguageTagError) {
            return try LanguageTag(validating: text)
        } catch {
            throw RefusedRequest(message: "`\(text)`: \(error.message)", remedy: error.remedy)
        }
    }

    /// Refuses to go on from a file that could not be read as its author meant it.
    func requireReadable(_ page: PageFacts) throws(RefusedRequest) {
        guard let problem = diagnostics.first(where: { $0.location.file == page.file && $0.severity == .error }) else { return }
        throw RefusedRequest(
            message: "\(page.file):\(problem.location.line): \(problem.message)",
            remedy: problem.remedy ?? "Mend it first; `pilaster check` shows the place.")
    }
}
