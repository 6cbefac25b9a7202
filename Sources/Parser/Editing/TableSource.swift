/// A row of a table as its author wrote it.
enum TableSource {
    /// Where the texts of a row's cells are, those left out in which there is no letter to translate.
    static func cells(of row: ArraySlice<UInt8>) -> [Range<Int>] {
        var cells: [Range<Int>] = []
        var start = row.startIndex
        var index = row.startIndex
        while index < row.endIndex {
            if row[index] == UInt8(ascii: "\\") {
                index = min(index + 2, row.endIndex)
                continue
            }
            if row[index] == UInt8(ascii: "|") {
                cells.append(start..<index)
                start = index + 1
            }
            index += 1
        }
        cells.append(start..<row.endIndex)
        return cells.compactMap { trimmed(row[$0]) }
    }

    private static func trimmed(_ cell: ArraySlice<UInt8>) -> Range<Int>? {
        guard let first = cell.firstIndex(where: { $0 > UInt8(ascii: " ") }),
            let last = cell.lastIndex(where: { $0 > UInt8(ascii: " ") }),
            String(decoding: cell, as: UTF8.self).contains(where: \.isLetter)
        else { return nil }
        return first..<last + 1
    }
}
