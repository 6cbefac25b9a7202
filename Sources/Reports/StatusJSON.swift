internal import Localization
public import Models

/// The status of a site's translations for machines: one JSON object (RFC 8259).
///
/// `languages` lists the tags. `pages` has for each page its `id`, the language of its `origin`, and `versions`: for each
/// language `standing` (`origin`, `current`, `behind`, `started`, `unknown`, `unlinked`, `missing`), `file` or null, `draft`,
/// `placeholders`, the keys that are `behind` or `unrecorded`, and how the shape `differs`. `totals` counts, for each language.
public enum StatusJSON {
    /// The object, one page a line.
    public static func text(of status: SiteStatus) -> String {
        let pages = status.pages.map(page).joined(separator: ",\n")
        let totals = StatusTotals(status).rows.map { row in
            let numbers = zip(StatusTotals.names, StatusTotals.numbers(of: row)).map { "\(string($0)): \($1)" }
            return "{\"language\": \(string(row.language.string)), \(numbers.joined(separator: ", "))}"
        }
        return """
            {"languages": \(list(status.languages.map(\.string))),
            "pages": [
            \(pages)
            ],
            "totals": [
            \(totals.joined(separator: ",\n"))
            ]}
            """
    }

    private static func page(_ page: SiteStatus.Page) -> String {
        let versions = page.versions.map(version).joined(separator: ",\n  ")
        return "{\"id\": \(string(page.id.path)), \"origin\": \(string(page.origin.string)), \"versions\": [\n  \(versions)]}"
    }

    private static func version(_ version: SiteStatus.Version) -> String {
        let members: [(String, String)] = [
            ("language", string(version.language.string)), ("standing", string(version.standing.rawValue)),
            ("file", version.file.map(string) ?? "null"), ("draft", "\(version.isDraft)"),
            ("placeholders", "\(version.hasPlaceholders)"), ("behind", list(version.behind)),
            ("unrecorded", list(version.unrecorded)), ("differs", list(version.differences)),
        ]
        return "{" + members.map { "\(string($0)): \($1)" }.joined(separator: ", ") + "}"
    }

    private static func list(_ texts: [String]) -> String { "[" + texts.map(string).joined(separator: ", ") + "]" }

    private static func string(_ text: String) -> String { JSON.string(text).text }
}
