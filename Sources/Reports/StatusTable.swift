internal import Localization
internal import Models

/// Pages by languages. Where the languages do not fit side by side, the table is continued below.
struct StatusTable {
    private let status: SiteStatus
    private let idWidth: Int
    private static let cellWidth = 12
    private static let widestID = 30

    init(_ status: SiteStatus) {
        self.status = status
        let widths = status.pages.map { TextColumns($0.id.path).width }.filter { $0 <= Self.widestID }
        idWidth = (widths.max() ?? 0) + 2
    }

    var text: String {
        let perBlock = max(1, (StatusReport.width - idWidth) / Self.cellWidth)
        let blocks = stride(from: 0, to: status.languages.count, by: perBlock).map { start in
            block(start..<min(start + perBlock, status.languages.count))
        }
        let isMarked = status.pages.contains { $0.versions.contains { !$0.differences.isEmpty } }
        return blocks.joined(separator: "\n") + (isMarked ? "\(Self.differenceMark): not shaped as the origin is\n" : "")
    }

    private func block(_ languages: Range<Int>) -> String {
        let head = row("", languages.map { status.languages[$0].string })
        return ([head] + status.pages.map { page in row(page.id.path, languages.map { Self.cell(page.versions[$0]) }) })
            .map { $0 + "\n" }.joined()
    }

    private func row(_ id: String, _ cells: [String]) -> String {
        let line = cells.map { StatusReport.padded($0, to: Self.cellWidth) }.joined()
        // An id that is too long stands on a line of its own.
        let start =
            TextColumns(id).width > idWidth - 2
            ? id + "\n" + String(repeating: " ", count: idWidth) : StatusReport.padded(id, to: idWidth)
        let text = start + line
        return text.lastIndex { $0 != " " }.map { String(text[...$0]) } ?? ""
    }

    private static let differenceMark = "≠"

    private static func cell(_ version: SiteStatus.Version) -> String {
        let word = version.isDraft ? "draft" : version.standing.rawValue
        let count = version.standing == .behind && !version.isDraft ? " \(version.behind.count)" : ""
        return word + count + (version.differences.isEmpty ? "" : " \(differenceMark)")
    }
}
