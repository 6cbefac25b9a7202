internal import Localization
internal import Markup
internal import Models
internal import Parser
internal import Platform

/// The texts that the sections of a page had in git's past, found by their digests.
struct SectionHistory {
    private let page: PageFacts
    private let git: GitHistory
    private let reader: PartReader
    private let now: [String: PartReader.Part]
    /// What was read so far, newest first; each revision is read once, however many sections ask.
    private var revisions: [(name: String, parts: [String: PartReader.Part])] = []
    private var pending: Result<ArraySlice<String>, GitHistory.Silence>

    init(of page: PageFacts, project: Project, configuration: SiteConfiguration) {
        self.page = page
        git = GitHistory(of: project)
        reader = PartReader(page: page, configuration: configuration)
        now = (try? File.read(project.path(page.file))).map(reader.parts) ?? [:]
        pending = Result { [git] () throws(GitHistory.Silence) in try git.revisions(of: page.file)[...] }
    }

    /// What has changed in a section since it had a digest.
    mutating func past(of key: String, digest: SectionDigest) -> SectionChange.Past {
        if case .failure(let silence) = pending { return silence == .noGit ? .noGit : .noRepository }
        while true {
            if let found = revisions.first(where: { $0.parts[key]?.digest == digest }), let old = found.parts[key] {
                return .known(
                    date: git.date(of: found.name), words: WordComparison.changes(from: old.text, to: now[key]?.text ?? ""))
            }
            guard case .success(var rest) = pending, let next = rest.popFirst() else { return .notInHistory }
            pending = .success(rest)
            revisions.append((next, git.file(page.file, in: next).map(reader.parts) ?? [:]))
        }
    }
}
