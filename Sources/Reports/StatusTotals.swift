internal import Localization
internal import Models

/// How many pages of each language stand how.
struct StatusTotals {
    /// A language with its numbers.
    struct Row {
        /// The language.
        var language: LanguageTag
        /// How many pages stand how, by the order of `SiteStatus.Standing`.
        var standings: [Int]
        /// How many are not shaped as their origins are.
        var differences: Int
        /// How many are drafts.
        var drafts: Int
    }

    /// The languages in the site's order.
    let rows: [Row]

    /// Counts a site's pages.
    init(_ status: SiteStatus) {
        rows = status.languages.enumerated().map { position, language in
            let versions = status.pages.map { $0.versions[position] }
            return Row(
                language: language,
                standings: SiteStatus.Standing.allCases.map { standing in versions.count { $0.standing == standing } },
                differences: versions.count { !$0.differences.isEmpty }, drafts: versions.count(where: \.isDraft))
        }
    }

    /// The names of the numbers, in their order.
    static let names = SiteStatus.Standing.allCases.map(\.rawValue) + ["shape", "draft"]

    /// The numbers of a row in the order of the names.
    static func numbers(of row: Row) -> [Int] { row.standings + [row.differences, row.drafts] }

    /// The numbers as a table.
    var text: String {
        let first = max(8, (rows.map(\.language.string.utf8.count).max() ?? 0) + 1)
        let head = StatusReport.padded("", to: first) + Self.names.map { " " + $0 }.joined()
        let lines = rows.map { row in
            StatusReport.padded(row.language.string, to: first)
                + zip(Self.names, Self.numbers(of: row)).map { Self.right("\($1)", below: $0) }.joined()
        }
        return ([head] + lines).map { $0 + "\n" }.joined()
    }

    private static func right(_ text: String, below name: String) -> String {
        String(repeating: " ", count: max(1, name.utf8.count + 1 - text.utf8.count)) + text
    }
}
