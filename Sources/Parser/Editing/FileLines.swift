/// The lines of a part of a file, as YAML counts them: ended by LF, CR or CR LF.
struct FileLines {
    /// The bytes that end a line in this file: CR LF where its first line has them, else LF.
    let ending: [UInt8]
    private let bytes: [UInt8]
    /// Where each line begins, and where the last one ends.
    private let starts: [Int]

    init(_ bytes: [UInt8], in range: Range<Int>) {
        self.bytes = bytes
        var starts = [range.lowerBound]
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = bytes[index]
            index += 1
            guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
            if byte == UInt8(ascii: "\r"), index < range.upperBound, bytes[index] == UInt8(ascii: "\n") { index += 1 }
            starts.append(index)
        }
        if starts[starts.count - 1] < range.upperBound { starts.append(range.upperBound) }
        self.starts = starts
        let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? 0
        ending = end > 0 && bytes[end - 1] == UInt8(ascii: "\r") ? Array("\r\n".utf8) : Array("\n".utf8)
    }

    var count: Int { starts.count - 1 }

    /// The bytes of a line, from 0, without the LF that ends it.
    subscript(line: Int) -> ArraySlice<UInt8> {
        guard line >= 0, line < count else { return [] }
        let text = bytes[starts[line]..<starts[line + 1]]
        return text.last == UInt8(ascii: "\n") ? text.dropLast() : text
    }

    /// The bytes of some lines with their endings.
    func bytes(of lines: Range<Int>) -> Range<Int> {
        starts[min(lines.lowerBound, count)]..<starts[min(lines.upperBound, count)]
    }
}
