internal import Markup

/// One row of a table as it is written: its cells' bytes, by GitHub Flavored Markdown's rules.
struct TableRow {
    /// A cell's text, trimmed, with `\|` turned into `|`.
    var cells: [[UInt8]] = []

    /// Splits a line at its pipes. A pipe at either end is optional, and `\|` is text wherever it stands, in code too.
    init(_ line: ArraySlice<UInt8>) {
        let line = trim(line)
        var cell: [UInt8] = []
        var index = line.startIndex
        if line.first == pipe { index += 1 }
        var isOpen = true
        while index < line.endIndex {
            let byte = line[index]
            index += 1
            if byte == backslash, index < line.endIndex {
                if line[index] != pipe { cell.append(byte) }
                cell.append(line[index])
                index += 1
            } else if byte == pipe {
                cells.append(Array(trim(cell[...])))
                cell = []
                isOpen = index < line.endIndex
            } else {
                cell.append(byte)
            }
        }
        if isOpen { cells.append(Array(trim(cell[...]))) }
    }

    /// Where a cell begins in a line, by the rules of the row.
    static func start(ofCell number: Int, in line: ArraySlice<UInt8>) -> Int? {
        let line = trim(line)
        var pipes = line.first == pipe ? -1 : 0
        var index = line.startIndex
        while index < line.endIndex {
            if line[index] == backslash { index += 1 } else if line[index] == pipe { pipes += 1 }
            index += 1
            if pipes == number { return line[min(index, line.endIndex)...].firstIndex { !isSpace($0) } }
        }
        return nil
    }

    /// The alignments that a delimiter row sets, or `nil` when the line is none.
    static func alignments(of line: ArraySlice<UInt8>) -> [Alignment]? {
        guard mayDelimit(line.span) else { return nil }
        var alignments: [Alignment] = []
        for cell in TableRow(line).cells {
            let isLeft = cell.first == colon
            let isRight = cell.count > 1 && cell.last == colon
            let dashes = cell.dropFirst(isLeft ? 1 : 0).dropLast(isRight ? 1 : 0)
            guard !dashes.isEmpty, dashes.allSatisfy({ $0 == dash }) else { return nil }
            alignments.append(isLeft ? (isRight ? .center : .left) : (isRight ? .right : .none))
        }
        return alignments
    }

    /// Whether a line holds only what a delimiter row may hold, quote marks before it and its ending included.
    static func mayDelimit(_ line: Span<UInt8>) -> Bool {
        var hasDash = false
        var hasMark = false
        for index in line.indices {
            switch line[index] {
            case dash: hasDash = true
            case pipe, colon: hasMark = true
            case UInt8(ascii: " "), UInt8(ascii: "\t")...UInt8(ascii: "\r"), UInt8(ascii: ">"): break
            default: return false
            }
        }
        return hasDash && hasMark
    }
}

private let pipe = UInt8(ascii: "|")
private let colon = UInt8(ascii: ":")
private let dash = UInt8(ascii: "-")
private let backslash = UInt8(ascii: "\\")

private func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (byte >= 9 && byte <= 13) }

/// Without the spaces and tabs at both ends.
private func trim(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let first = bytes.firstIndex(where: { !isSpace($0) }), let last = bytes.lastIndex(where: { !isSpace($0) }) else {
        return []
    }
    return bytes[first...last]
}
