internal import Bytes

extension HTMLWriter {
    /// Writes a text that is read in lines, between tags. No line of it ends with a word of one letter, begins with a dash, or
    /// tears what is joined to a number from it.
    public mutating func prose(_ text: String) {
        var text = text
        text.withUTF8 { unsafe prose($0.span) }
    }

    /// The same for UTF-8 text.
    public mutating func prose(_ text: Span<UInt8>) {
        var written = 0
        var index = 0
        if let tie = ProseTie(openingOf: text) { write(tie, in: text, after: &written) }
        // What a tie depends on are four bytes in a row at most: looked at eight at a time, five are done with.
        while index + 8 <= text.count {
            if ProseTie.mayBegin(in: EightBytes(text, at: index)) { ties(from: index, to: index + 5, in: text, after: &written) }
            index += 5
        }
        ties(from: index, to: text.count, in: text, after: &written)
        append(text.extracting(written...), as: TextPosition.self)
    }

    private mutating func ties(from start: Int, to end: Int, in text: Span<UInt8>, after written: inout Int) {
        for index in start..<end {
            if let tie = ProseTie(at: index, in: text) { write(tie, in: text, after: &written) }
        }
    }

    private mutating func write(_ tie: ProseTie, in text: Span<UInt8>, after written: inout Int) {
        guard tie.range.lowerBound >= written else { return }
        append(text.extracting(written..<tie.range.lowerBound), as: TextPosition.self)
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
