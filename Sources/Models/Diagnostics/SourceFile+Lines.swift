extension SourceFile {
    /// Where the bytes of a line are, from 1, without its ending: LF, CR LF or CR, as CommonMark has it.
    public func bounds(ofLine number: Int) -> Range<Int>? {
        var start = textStart
        for _ in 1..<max(1, number) {
            guard let next = nextLine(after: bounds(ofLineFrom: start)) else { return nil }
            start = next
        }
        return bounds(ofLineFrom: start)
    }

    /// Where the text begins, behind a byte order mark.
    public var textStart: Int { bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0 }

    /// Where the line that begins at an offset is.
    func bounds(ofLineFrom start: Int) -> Range<Int> {
        let span = bytes.span
        var end = start
        while end < span.count, span[end] != UInt8(ascii: "\n"), span[end] != UInt8(ascii: "\r") { end += 1 }
        return start..<end
    }

    /// Where the line behind one is, if there is one.
    public func bounds(after line: Range<Int>) -> Range<Int>? { nextLine(after: line).map(bounds(ofLineFrom:)) }

    /// Where the line before one is, if there is one.
    public func bounds(before line: Range<Int>) -> Range<Int>? {
        guard line.lowerBound > textStart else { return nil }
        let span = bytes.span
        var end = line.lowerBound - 1
        if end > textStart, span[end] == UInt8(ascii: "\n"), span[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        var start = end
        while start > textStart, span[start - 1] != UInt8(ascii: "\n"), span[start - 1] != UInt8(ascii: "\r") { start -= 1 }
        return start..<end
    }

    /// Where the line behind one begins, if there is one.
    func nextLine(after line: Range<Int>) -> Int? {
        let end = line.upperBound
        guard end < bytes.count else { return nil }
        return bytes[end] == UInt8(ascii: "\r") && end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "\n")
            ? end + 2 : end + 1
    }
}
