/// Finds line and column of a position that libyaml gives.
///
/// libyaml counts Unicode scalars from the start, which is exact; its own lines are not those of an editor, because YAML 1.1
/// also ends a line at U+0085, U+2028 and U+2029.
struct LineIndex {
    private struct Line {
        let firstByte: Int
        let firstScalar: Int
        var endScalar: Int
    }

    private let firstLine: Int
    private let lines: [Line]

    /// The lines of `text`, in one pass over it.
    init(_ text: Span<UInt8>, firstLine: Int) {
        var lines: [Line] = []
        var line = Line(firstByte: 0, firstScalar: 0, endScalar: 0)
        var scalars = 0
        for position in text.indices {
            let byte = text[position]
            if byte & 0b1100_0000 != 0b1000_0000 { scalars += 1 }
            guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
            // The CR of a pair has closed the line already; its LF only moves the start of the next one.
            let isSecondOfPair = byte == UInt8(ascii: "\n") && position > 0 && text[position - 1] == UInt8(ascii: "\r")
            if !isSecondOfPair {
                line.endScalar = scalars - 1
                lines.append(line)
            }
            line = Line(firstByte: position + 1, firstScalar: scalars, endScalar: scalars)
        }
        line.endScalar = scalars
        lines.append(line)
        self.firstLine = firstLine
        self.lines = lines
    }

    /// The place from scalar `start` to `end`, cut at the end of the line.
    func mark(at start: Int, to end: Int? = nil) -> YAMLMark {
        let number = lineNumber(holding: start)
        let line = lines[number]
        let stop = min(end ?? start + 1, line.endScalar)
        return YAMLMark(
            line: firstLine + number, column: start - line.firstScalar + 1, length: max(0, stop - start))
    }

    /// The byte at which the line of scalar `position` begins.
    func firstByte(ofLineHolding position: Int) -> Int {
        lines[lineNumber(holding: position)].firstByte
    }

    /// The byte at which the line before that of scalar `position` begins.
    func firstByte(ofLineBefore position: Int) -> Int {
        lines[max(0, lineNumber(holding: position) - 1)].firstByte
    }

    private func lineNumber(holding position: Int) -> Int {
        var low = 0
        var high = lines.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle].firstScalar <= position { low = middle } else { high = middle }
        }
        return low
    }
}
