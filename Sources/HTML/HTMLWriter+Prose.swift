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
        while index + 8 <= text.count {
            tie(eightBytesAt: index, from: index, in: text, after: &written)
            index += 8
        }
        if index < text.count, text.count >= 8 {
            // Of the last eight, the first have been looked at.
            tie(eightBytesAt: text.count - 8, from: index, in: text, after: &written)
        } else {
            for index in index..<text.count {
                if let tie = ProseTie(at: index, in: text) { write(tie, in: text, after: &written) }
            }
        }
        append(text.extracting(written...), as: TextPosition.self)
    }

    @inline(__always)
    private mutating func tie(
        eightBytesAt start: Int, from first: Int, in text: Span<UInt8>, after written: inout Int
    ) {
        for place in ProseTie.places(in: EightBytes(text, at: start)) {
            let index = start + place
            guard index >= first, ProseTie.mayBegin(at: index, in: text) else { continue }
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
