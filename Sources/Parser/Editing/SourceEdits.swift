/// Changes to a text that are all made at once, so that none shifts the place of another.
struct SourceEdits {
    private var edits: [(range: Range<Int>, bytes: [UInt8])] = []

    /// Puts bytes in place of a range.
    mutating func replace(_ range: Range<Int>, with bytes: [UInt8]) { edits.append((range, bytes)) }

    /// Puts text before an offset.
    mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, with: Array(text.utf8)) }

    /// A part of a text with the changes that are within it. Where two overlap, the first counts.
    func applied(to bytes: [UInt8], in range: Range<Int>) -> [UInt8] {
        var result: [UInt8] = []
        var position = range.lowerBound
        for (_, edit) in edits.enumerated().sorted(by: {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        })
        where edit.range.lowerBound >= position && edit.range.upperBound <= range.upperBound {
            result += bytes[position..<edit.range.lowerBound]
            result += edit.bytes
            position = edit.range.upperBound
        }
        return result + bytes[position..<range.upperBound]
    }
}
