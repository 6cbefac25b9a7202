internal import Models

/// What has changed in a part of an origin, word by word: `[-removed-]` and `{+added+}`, as git marks them, with some words
/// around them.
struct ChangeReport {
    let change: SectionChange

    var text: String {
        switch change.past {
        case .known(let date, let words):
            let since = date.map { ", since \($0)" } ?? ""
            return "\(change.key): the origin has changed\(since)\n"
                + StatusReport.wrapped(marked(words).joined(separator: " "), indentation: "  ")
        case .new: return "\(change.key): new in the origin"
        case .gone: return "\(change.key): gone from the origin"
        case .notInHistory: return "\(change.key): changed; git has no revision with the text that was translated"
        case .noRepository: return "\(change.key): changed; the project is in no git repository that could tell what"
        case .noGit: return "\(change.key): changed; without the command `git` nobody can tell what"
        }
    }

    /// How many words are shown before and behind a change.
    private static let context = 6

    private func marked(_ changes: [SectionChange.WordChange]) -> [String] {
        changes.enumerated().flatMap { number, change -> [String] in
            switch change {
            case .removed(let words): return ["[-\(words.joined(separator: " "))-]"]
            case .added(let words): return ["{+\(words.joined(separator: " "))+}"]
            case .kept(let words): return abridged(words, isFirst: number == 0, isLast: number == changes.count - 1)
            }
        }
    }

    private func abridged(_ words: [String], isFirst: Bool, isLast: Bool) -> [String] {
        let before = isLast ? 0 : Self.context
        let behind = isFirst ? 0 : Self.context
        guard words.count > before + behind + 1 else { return words }
        return words.prefix(behind) + ["…"] + words.suffix(before)
    }
}
