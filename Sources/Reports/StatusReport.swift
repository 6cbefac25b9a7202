internal import Localization
public import Models

/// The status of a site's translations as people read it in a terminal of 80 columns.
public enum StatusReport {
    static let width = 80

    /// A table of pages by languages, what is to be done, and totals where there is more than one page.
    public static func text(of status: SiteStatus) -> String {
        let totals = status.pages.count == 1 ? "" : StatusTotals(status).text
        let parts = [StatusTable(status).text, StatusDetails(status).text, totals]
        return visible(String(parts.filter { !$0.isEmpty }.joined(separator: "\n").dropLast()))
    }

    /// The same for one page, and what has changed in its origin since a translation recorded it.
    public static func text(of status: SiteStatus, changes: [SectionChange]) -> String {
        ([text(of: status)] + changes.map { visible(ChangeReport(change: $0).text) }).joined(separator: "\n\n")
    }

    /// What pages say must not speak to the terminal.
    private static func visible(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { TextReport.visible(String($0)) }.joined(
            separator: "\n")
    }

    /// A text with blanks behind it, up to a width in cells of a terminal.
    static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - TextColumns(text).width))
    }

    /// A label and words behind it, broken into lines that fit.
    static func wrapped(_ label: String, _ words: [String]) -> String {
        var lines: [String] = []
        var line = label
        for (number, word) in words.enumerated() {
            let text = number + 1 < words.count ? word + "," : word
            if TextColumns(line + " " + text).width > width, line != label {
                lines.append(line)
                line = "     "
            }
            line += " " + text
        }
        return (lines + [line]).joined(separator: "\n")
    }

    /// A sentence broken into lines that fit.
    static func wrapped(_ sentence: String, indentation: String) -> String {
        var lines: [String] = []
        var line = indentation
        for word in sentence.split(separator: " ") {
            if TextColumns(line + " " + word).width > width, line.contains(where: { $0 != " " }) {
                lines.append(line)
                line = indentation
            }
            line += line == indentation ? String(word) : " " + word
        }
        return (lines + [line]).joined(separator: "\n")
    }
}
