/// A line of a sample.
struct SampleLine {
    /// Its bytes, without what ends it.
    var range: Range<Int>

    /// Its number as the compiler counts: by line feeds. (A lone carriage return ends a line for Swift's lexer too.)
    var number: Int

    /// Whether a literal or comment goes on from the line before.
    var continuesToken = false

    /// Whether it is a marker, or hidden by one.
    var isHidden = false

    /// The lines of a text. A newline at the end begins no further line.
    static func lines(of text: [UInt8]) -> [SampleLine] {
        var lines: [SampleLine] = []
        var start = 0
        var number = 1
        while start < text.count {
            let end = text.span.endOfLine(from: start)
            lines.append(SampleLine(range: start..<end, number: number))
            let isPair = text.span.byte(at: end) == .carriageReturn && text.span.byte(at: end + 1) == .lineFeed
            if isPair || text.span.byte(at: end) == .lineFeed { number += 1 }
            start = end + (isPair ? 2 : 1)
        }
        return lines
    }
}
