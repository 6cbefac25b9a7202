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
        let span = bytes.span
        var index = offset
        while index < span.count {
            let byte = span[index]
            index += 1
            guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
            if byte == UInt8(ascii: "\r"), index < span.count, span[index] == UInt8(ascii: "\n") { index += 1 }
            starts.append(index)
        }
        self.starts = starts
    }

    var count: Int { starts.count }

    /// The bytes of a line, counted from 1, without its line ending.
    subscript(line: Int) -> ArraySlice<UInt8> {
        guard line >= 1, line <= starts.count else { return [] }
        let start = starts[line - 1]
        var end = line < starts.count ? starts[line] : bytes.count
        while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return bytes[start..<end]
    }

    /// Whether some line can be the delimiter row of a table, so that it is worth looking for one.
    var mayHoldTable: Bool { (1...max(1, count)).contains { TableRow.mayDelimit(self[$0]) } }
}
