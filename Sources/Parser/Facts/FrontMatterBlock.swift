internal import Models

/// Where a page's front matter ends and its body begins.
///
/// Front matter opens with a first line that is `---` and closes with the next line that is `---`; spaces and tabs behind
/// the dashes do not count. A file that begins in any other way, be it with an empty line, has none.
struct FrontMatterBlock {
    /// The YAML between the lines; empty where there is no front matter.
    var yaml: Range<Int>
    /// Where the body begins.
    var body: Int
    /// The number of the body's first line, from 1.
    var bodyLine: Int
    /// Whether there is front matter at all.
    var exists: Bool

    /// Reads a file's beginning.
    ///
    /// - Returns: `nil` for front matter that is opened and never closed.
    init?(of bytes: [UInt8]) {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let opening = Self.line(in: bytes, at: start)
        guard Self.isDelimiter(bytes[start..<opening.end]) else {
            self.init(yaml: start..<start, body: start, bodyLine: 1, exists: false)
            return
        }
        var position = opening.next
        var line = 2
        while position < bytes.count {
            let current = Self.line(in: bytes, at: position)
            if Self.isDelimiter(bytes[position..<current.end]) {
                self.init(yaml: opening.next..<position, body: current.next, bodyLine: line + 1, exists: true)
                return
            }
            position = current.next
            line += 1
        }
        return nil
    }

    private init(yaml: Range<Int>, body: Int, bodyLine: Int, exists: Bool) {
        self.yaml = yaml
        self.body = body
        self.bodyLine = bodyLine
        self.exists = exists
    }

    /// A line ends with LF, CR LF or CR, as in CommonMark.
    private static func line(in bytes: [UInt8], at start: Int) -> (end: Int, next: Int) {
        let span = bytes.span
        var end = start
        while end < span.count, span[end] != UInt8(ascii: "\n"), span[end] != UInt8(ascii: "\r") { end += 1 }
        guard end < span.count else { return (end, end) }
        let isPair = span[end] == UInt8(ascii: "\r") && end + 1 < span.count && span[end + 1] == UInt8(ascii: "\n")
        return (end, end + (isPair ? 2 : 1))
    }

    /// The line of a `---` that only spaces and empty lines keep from opening front matter.
    static func misplacedLine(in file: SourceFile) -> Int? {
        var number = 1
        while let bounds = file.bounds(ofLine: number), number <= mostBlankLines {
            let text = file.bytes[bounds].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            if !text.isEmpty { return isDelimiter(text) ? number : nil }
            number += 1
        }
        return nil
    }

    private static let mostBlankLines = 20

    private static func isDelimiter(_ line: ArraySlice<UInt8>) -> Bool {
        line.starts(with: "---".utf8)
            && line.dropFirst(3).allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }
}
