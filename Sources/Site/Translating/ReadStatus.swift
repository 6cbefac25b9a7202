internal import Localization
public import Models
internal import Parser
internal import Platform
internal import SampleSource

/// Finds out how far a site is translated: `pilaster status`. Drafts count; samples are not looked at.
public struct ReadStatus: Sendable {
    private let project: Project

    /// The status of a project.
    public init(project: Project) { self.project = project }

    /// The status of all pages, or of one.
    ///
    /// - Throws: `RefusedRequest` for a page that does not exist, and `SystemError` where input fails.
    public func run(page: String? = nil) async throws -> SiteStatus {
        let site = try await SurveyedSite(project: project)
        let entries = try page.map { [try site.entry($0)] } ?? site.index.entries
        let project = project
        let rules = SiteRules(index: site.index, samples: SampleLibrary(files: [])) { path in
            SourceFile(path: path, bytes: (try? File.read(project.path(path))) ?? [])
        }
        let placeholders = Set(site.diagnostics.filter { $0.rule == .placeholder }.map(\.location.file))
        let pages = try await Parallel(jobs: nil).chunks(of: entries.count, size: 64) { range in
            entries[range].map { entry in
                SiteStatus.Page(
                    id: entry.id, origin: site.index.pages[entry.origin].language,
                    versions: entry.versions.indices.map { Self.version($0, of: entry, site.index, rules, placeholders) })
            }
        }
        return SiteStatus(languages: site.index.languages.map(\.tag), pages: pages.flatMap { $0 })
    }

    private static func version(
        _ position: Int, of entry: PageEntry, _ index: SiteIndex, _ rules: SiteRules, _ placeholders: Set<String>
    ) -> SiteStatus.Version {
        let tag = index.languages[position].tag
        guard let page = entry.versions[position] else {
            return SiteStatus.Version(language: tag, standing: .missing, file: nil)
        }
        let facts = index.pages[page]
        let state = index.translationState(of: page)
        let hasPlaceholders = placeholders.contains(facts.file)
        let standing: SiteStatus.Standing =
            if page == entry.origin { .origin } else if let state { standing(of: state, hasPlaceholders) } else { .unlinked }
        var version = SiteStatus.Version(language: tag, standing: standing, file: facts.file)
        version.isDraft = facts.frontMatter.isDraft
        version.parts = state?.parts ?? []
        version.differences = rules.shape(of: page).map(\.message)
        version.hasPlaceholders = hasPlaceholders
        return version
    }

    private static func standing(of state: TranslationState, _ hasPlaceholders: Bool) -> SiteStatus.Standing {
        if !state.behind.isEmpty { return .behind }
        if hasPlaceholders { return .started }
        return state.unrecorded.isEmpty ? .current : .unknown
    }
}
