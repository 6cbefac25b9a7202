/// Lines cut out of a sample, made to stand on their own.
///
/// - What is hidden goes, and where it stood no second blank line stays behind; neither do blank lines at either end.
/// - The indentation that all lines have in common goes. It is compared byte by byte, so tabs stay tabs and alignment holds.
///   Blank lines do not count. Lines of a multi-line literal do, and are shifted with the rest: the line of the closing
///   delimiter, which sets the literal's own indentation, is one of them, so the literal's value stays what it was.
/// - Every line ends with a line feed, whatever it ended with.
struct Excerpt {
    private(set) var code: [UInt8] = []
    private(set) var sourceLines: [Int] = []

    init(_ lines: ArraySlice<SampleLine>, of text: [UInt8]) {
        let shown = Self.shown(lines, of: text)
        let indentation = Self.commonIndentation(of: shown, in: text)
        for line in shown {
            // A blank line inside a literal is part of its value, up to the indentation.
            if line.continuesToken || !line.isBlank(in: text) {
                let bytes = text[line.range]
                code += bytes.dropFirst(Self.commonPrefix(bytes, text[indentation]))
            }
            code.append(.lineFeed)
            sourceLines.append(line.number)
        }
    }

    private static func shown(_ lines: ArraySlice<SampleLine>, of text: [UInt8]) -> [SampleLine] {
        var shown: [SampleLine] = []
        var isBehindGap = true
        for line in lines {
            if line.isHidden {
                isBehindGap = true
                continue
            }
            let isBlank = line.isBlank(in: text) && !line.continuesToken
            if isBlank, isBehindGap, shown.last?.isBlank(in: text) ?? true { continue }
            isBehindGap = false
            shown.append(line)
        }
        while let last = shown.last, last.isBlank(in: text) { shown.removeLast() }
        return shown
    }

    /// The bytes that all lines begin with: spaces and tabs.
    private static func commonIndentation(of lines: [SampleLine], in text: [UInt8]) -> Range<Int> {
        var common: Range<Int>?
        for line in lines where !line.isBlank(in: text) {
            let indentation = text[line.range].prefix(while: \.isBlank)
            let length = common.map { commonPrefix(indentation, text[$0]) } ?? indentation.count
            let start = common?.lowerBound ?? indentation.startIndex
            common = start..<start + length
        }
        return common ?? 0..<0
    }

    private static func commonPrefix(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Int {
        zip(one, other).prefix { $0 == $1 }.count
    }
}

extension SampleLine {
    func isBlank(in text: [UInt8]) -> Bool { text[range].allSatisfy(\.isWhitespace) }
}
