/// A file's bytes with the name that diagnostics call it by.
public struct SourceFile: Sendable {
    /// The path from the project's folder, with `/`.
    public let path: String
    /// The whole file.
    public let bytes: [UInt8]

    /// A file that has been read.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// A place in the file, with the line's text.
    ///
    /// - Parameters:
    ///   - line: The line, from 1.
    ///   - byteColumn: The column in bytes, from 1.
    ///   - byteCount: How many bytes are meant.
    public func location(line: Int, byteColumn: Int = 1, byteCount: Int = 1) -> SourceLocation {
        guard let bounds = bounds(ofLine: line) else { return SourceLocation(file: path, line: line) }
        let text = bytes[bounds]
        let before = text.prefix(max(0, byteColumn - 1))
        let meant = text.dropFirst(before.count).prefix(max(1, byteCount))
        let isShown = before.count < Self.longestExcerpt
        return SourceLocation(
            file: path, line: line, column: Self.characters(in: before) + 1, length: max(1, Self.characters(in: meant)),
            excerpt: isShown ? String(decoding: Self.wholeScalars(text.prefix(Self.longestExcerpt)), as: UTF8.self) : nil)
    }

    /// A place in the file where a text stands on a line, or the line's first column where it does not.
    public func location(line: Int, of text: String, from byteColumn: Int = 1) -> SourceLocation {
        guard let bounds = bounds(ofLine: line) else { return SourceLocation(file: path, line: line) }
        let start = min(bounds.upperBound, bounds.lowerBound + max(0, byteColumn - 1))
        let end = min(bounds.upperBound, start + Self.longestSearch)
        guard let found = firstOffset(of: Array(text.utf8.prefix(Self.longestComparison)), in: start..<end) else {
            return location(line: line, byteColumn: byteColumn)
        }
        return location(line: line, byteColumn: found - bounds.lowerBound + 1, byteCount: text.utf8.count)
    }

    /// A place in the file that is counted in bytes from its beginning.
    public func location(offset: Int, byteCount: Int = 1) -> SourceLocation {
        var line = 1
        var bounds = bounds(ofLineFrom: textStart)
        while bounds.upperBound < offset, let next = nextLine(after: bounds) {
            bounds = self.bounds(ofLineFrom: next)
            line += 1
        }
        return location(line: line, byteColumn: offset - bounds.lowerBound + 1, byteCount: byteCount)
    }

    // MARK: Texts

    /// Where a text stands first in a range of the file's bytes.
    public func firstOffset(of wanted: [UInt8], in range: Range<Int>) -> Int? {
        guard let first = wanted.first, range.count >= wanted.count else { return nil }
        let span = bytes.span
        for start in range.lowerBound...(range.upperBound - wanted.count) where span[start] == first {
            var length = 1
            while length < wanted.count, span[start + length] == wanted[length] { length += 1 }
            if length == wanted.count { return start }
        }
        return nil
    }

    /// How many characters there are; so far to the right that nobody counts them, how many Unicode scalars.
    private static func characters(in text: ArraySlice<UInt8>) -> Int {
        text.count <= 1 << 16 ? String(decoding: text, as: UTF8.self).count : text.count { $0 & 0b1100_0000 != 0b1000_0000 }
    }

    /// Without the beginning of a scalar whose end is cut off.
    private static func wholeScalars(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard text.count == longestExcerpt, let last = text.lastIndex(where: { $0 & 0b1100_0000 != 0b1000_0000 }),
            text[last] >= 0b1100_0000
        else { return text }
        return text[..<last]
    }

    static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    /// More of a line than this helps nobody.
    static let longestExcerpt = 4096
    /// How far a text is searched for in a line, and how much of it is compared: enough for people, and no time at all.
    static let longestSearch = 1 << 16
    private static let longestComparison = 256
}
