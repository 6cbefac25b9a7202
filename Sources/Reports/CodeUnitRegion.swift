internal import Models

/// A place in UTF-16 code units, as SARIF and editors count columns.
struct CodeUnitRegion {
    /// The line, from 1.
    let line: Int
    /// The column, from 1; `nil` where only the line is meant.
    let column: Int?
    /// The column behind the last character that is meant; `nil` where only the line is meant.
    let endColumn: Int?

    /// The region of a place. Where the line's text is not known, the line is all that can be told in code units.
    init(of place: SourceLocation) {
        line = place.line
        guard let text = place.excerpt,
            let start = text.index(text.startIndex, offsetBy: place.column - 1, limitedBy: text.endIndex)
        else {
            column = nil
            endColumn = nil
            return
        }
        let end = text.index(start, offsetBy: place.length, limitedBy: text.endIndex) ?? text.endIndex
        let first = text.utf16.distance(from: text.startIndex, to: start) + 1
        column = first
        endColumn = first + text.utf16.distance(from: start, to: end)
    }
}
