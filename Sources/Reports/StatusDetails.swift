internal import Localization
internal import Models

/// What is to be done, page by page.
struct StatusDetails {
    private let versions: [(id: PageID, version: SiteStatus.Version)]
    private let isWholeSite: Bool

    init(_ status: SiteStatus) {
        versions = status.pages.flatMap { page in page.versions.map { (page.id, $0) } }
        isWholeSite = status.pages.count > 1
    }

    var text: String {
        [behind, unknown, unlinked, shapes, placeholders].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private var behind: String {
        section("behind: the origin has changed since") { version in version.standing == .behind ? version.behind : [] }
    }

    private var unknown: String {
        let partly = versions.filter { !$0.version.unrecorded.isEmpty && $0.version.unrecorded.count < $0.version.parts.count }
        let wholly = versions.filter { !$0.version.parts.isEmpty && $0.version.unrecorded.count == $0.version.parts.count }
        guard !partly.isEmpty || !wholly.isEmpty else { return "" }
        let lines =
            partly.map { StatusReport.wrapped("  \($0.id) \($0.version.language):", $0.version.unrecorded) }
            + (wholly.isEmpty ? [] : [names(of: wholly)])
        return Self.section("unknown: nobody recorded what was translated (`translate ID TAG --accept`)", lines)
    }

    private var unlinked: String {
        let pages = versions.filter { $0.version.standing == .unlinked }
        return pages.isEmpty ? "" : Self.section("unlinked: nothing says of what they are translations", [names(of: pages)])
    }

    private var shapes: String {
        let lines = versions.filter { !$0.version.differences.isEmpty }.flatMap { id, version -> [String] in
            let shown = isWholeSite ? version.differences.prefix(Self.mostDifferences) : version.differences[...]
            let rest = version.differences.count - shown.count
            return ["  \(id) \(version.language):"] + shown.map { StatusReport.wrapped($0, indentation: "      ") }
                + (rest > 0 ? ["      and \(rest) more"] : [])
        }
        return lines.isEmpty ? "" : Self.section("different shape (`pilaster check` shows the places)", lines)
    }

    private static let mostDifferences = 3

    private var placeholders: String {
        let pages = versions.filter(\.version.hasPlaceholders)
        return pages.isEmpty
            ? "" : Self.section("not translated to the end: some texts are still between ⟦ and ⟧", [names(of: pages)])
    }

    // MARK: Lines

    private func section(_ title: String, _ keys: (SiteStatus.Version) -> [String]) -> String {
        let lines = versions.compactMap { id, version -> String? in
            let keys = keys(version)
            return keys.isEmpty ? nil : StatusReport.wrapped("  \(id) \(version.language):", keys)
        }
        return lines.isEmpty ? "" : Self.section(title, lines)
    }

    /// The languages of each page.
    private func names(of pages: [(id: PageID, version: SiteStatus.Version)]) -> String {
        var lines: [String] = []
        var rest = pages[...]
        while let id = rest.first?.id {
            let same = rest.prefix { $0.id == id }
            lines.append(StatusReport.wrapped("  \(id):", same.map(\.version.language.string)))
            rest = rest.dropFirst(same.count)
        }
        return lines.joined(separator: "\n")
    }

    private static func section(_ title: String, _ lines: [String]) -> String {
        ([title] + lines).map { $0 + "\n" }.joined()
    }
}
