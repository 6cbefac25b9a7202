internal import Bytes

extension HTMLWriter {
    /// Writes a text that is read in lines, between tags. No line of it ends with a word of one letter, begins with a dash, or
    /// tears what is joined to a number from it.
    public mutating func prose(_ text: String) {
        prose(text.utf8.span)
    }

    /// The same for UTF-8 text.
    public mutating func prose(_ text: Span<UInt8>) { prose(0..<text.count, of: text) }

    /// The same for a part of a text.
    public mutating func prose(_ range: Range<Int>, of text: Span<UInt8>) {
        let (start, end) = (range.lowerBound, range.upperBound)
        let prose = text.extracting(..<end)
        var written = start
        var index = start
        if let tie = ProseTie(openingAt: start, in: prose) { write(tie, in: text, after: &written) }
        while let next = ProseTie.firstPlace(in: index..<end, of: text) {
            index = next + 1
            if ProseTie.mayBegin(with: text[next]) {
                if let tie = ProseTie(at: next, in: prose, from: start) { write(tie, in: text, after: &written) }
            } else {
                buffer.append(written..<next, of: text)
                written = next + TextPosition.replace(text, at: next, in: &buffer)
                index = max(index, written)
            }
        }
        buffer.append(written..<end, of: text)
    }

    private mutating func write(_ tie: ProseTie, in text: Span<UInt8>, after written: inout Int) {
        guard tie.range.lowerBound >= written else { return }
        buffer.append(written..<tie.range.lowerBound, of: text)
        markup(tie.replacement)
        written = tie.range.upperBound
    }

    /// What stands for the end of a line in a source, which readers see as a space.
    ///
    /// - Parameters:
    ///   - text: What stands before it.
    ///   - next: The text that follows; empty where it is none.
    public mutating func softBreak(after text: Span<UInt8>, before next: Span<UInt8>) {
        markup(ProseTie.ties(text, to: next) ? ProseTie.noBreakSpace : "\n")
    }
}
