public import Models

/// Finds what has changed in the origin's sections since a translation recorded them: `pilaster status ID TAG`.
///
/// Which sections are behind is known by digests alone. What they said before is in no digest: git may know it.
public struct ReadChanges: Sendable {
    private let project: Project

    /// Changes of a project's pages.
    public init(project: Project) { self.project = project }

    /// The changes since a translation's digests were recorded, section by section.
    ///
    /// - Throws: `RefusedRequest` for a page or language that does not exist, and `SystemError` where input fails.
    public func run(page id: String, language: String) async throws -> [SectionChange] {
        let site = try await SurveyedSite(project: project)
        let entry = try site.entry(id)
        let position = try site.language(language)
        guard let page = entry.versions[position], let state = site.index.translationState(of: page),
            let recorded = site.index.pages[page].frontMatter.translation?.sections
        else { return [] }
        let origin = site.index.pages[entry.origin]
        var history = SectionHistory(of: origin, project: project, configuration: site.index.configuration)
        return state.behind.map { part in
            let past: SectionChange.Past =
                switch part.standing {
                case .added: .new
                case .removed: .gone
                default: recorded[part.key].map { history.past(of: part.key, digest: $0) } ?? .notInHistory
                }
            return SectionChange(key: part.key, past: past)
        }
    }
}
