internal import Bytes

/// The lines of a body, as libcmark counts them: ended by LF, CR or CR LF.
struct SourceLines {
    /// The bytes of the whole file.
    let bytes: [UInt8]
    private let starts: [Int]

    /// The lines from `offset` to the end of the file.
    init(_ bytes: [UInt8], from offset: Int) {
        self.bytes = bytes
        var starts = [offset]
        starts.reserveCapacity((bytes.count - offset) / 32 + 2)
        // Most files end their lines with LF alone, and the C library finds those many bytes at a time.
        if ByteSearch.first(UInt8(ascii: "\r"), in: bytes.span, from: offset) == nil {
            var start = offset
            while let end = ByteSearch.first(UInt8(ascii: "\n"), in: bytes.span, from: start) {
                start = end + 1
                starts.append(start)
            }
        } else {
            Self.appendStarts(in: bytes.span, from: offset, to: &starts)
        }
        self.starts = starts
    }

    private static func appendStarts(in bytes: Span<UInt8>, from offset: Int, to starts: inout [Int]) {
        var index = offset
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
            if byte == UInt8(ascii: "\r"), index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
            starts.append(index)
        }
    }

    var count: Int { starts.count }

    /// Where the first line begins.
    var start: Int { starts[0] }

    /// The bytes of a line, counted from 1, without its line ending.
    subscript(line: Int) -> ArraySlice<UInt8> {
        guard line >= 1, line <= starts.count else { return [] }
        return bytes[bounds(of: line)]
    }

    private func bounds(of line: Int) -> Range<Int> {
        let start = starts[line - 1]
        var end = line < starts.count ? starts[line] : bytes.count
        while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return start..<end
    }

    /// Whether some line can be the delimiter row of a table, so that it is worth looking for one.
    var mayHoldTable: Bool {
        let span = bytes.span
        var start = starts[0]
        for end in starts.dropFirst() {
            if TableRow.mayDelimit(span.extracting(start..<end)) { return true }
            start = end
        }
        return TableRow.mayDelimit(span.extracting(start...))
    }
}
