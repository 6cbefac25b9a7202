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

    // MARK: Lines

    /// Where the bytes of a line are, from 1, without its ending: LF, CR LF or CR, as CommonMark has it.
    public func bounds(ofLine number: Int) -> Range<Int>? {
        var start = textStart
        for _ in 1..<max(1, number) {
            guard let next = nextLine(after: bounds(ofLineFrom: start)) else { return nil }
            start = next
        }
        return bounds(ofLineFrom: start)
    }

    private var textStart: Int { bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0 }

    private func bounds(ofLineFrom start: Int) -> Range<Int> {
        let span = bytes.span
        var end = start
        while end < span.count, span[end] != UInt8(ascii: "\n"), span[end] != UInt8(ascii: "\r") { end += 1 }
        return start..<end
    }

    private func nextLine(after line: Range<Int>) -> Int? {
        let end = line.upperBound
        guard end < bytes.count else { return nil }
        return bytes[end] == UInt8(ascii: "\r") && end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "\n")
            ? end + 2 : end + 1
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

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    /// More of a line than this helps nobody.
    fileprivate static let longestExcerpt = 4096
    /// How far a text is searched for in a line, and how much of it is compared: enough for people, and no time at all.
    fileprivate static let longestSearch = 1 << 16
    private static let longestComparison = 256
}

extension SourceFile {
    /// A place that is counted in Unicode scalars, as libyaml counts.
    public func location(line: Int, scalarColumn: Int, scalarCount: Int) -> SourceLocation {
        var location = location(line: line)
        guard let bounds = bounds(ofLine: line) else { return location }
        let scalars = String(decoding: bytes[bounds].prefix(Self.longestSearch), as: UTF8.self).unicodeScalars
        let before = scalars.prefix(max(0, scalarColumn - 1))
        let meant = scalars.dropFirst(before.count).prefix(max(1, scalarCount))
        location.column = String(before).count + 1
        location.length = max(1, String(meant).count)
        if Substring(before).utf8.count >= Self.longestExcerpt { location.excerpt = nil }
        return location
    }

    /// Where a word stands first behind another text, such as a value behind its key.
    public func location(ofWord word: String, after key: String) -> SourceLocation {
        guard let start = firstOffset(of: Array(key.utf8), in: 0..<bytes.count) else { return location(line: 1) }
        let wanted = Array(word.utf8)
        var rest = start + key.utf8.count..<bytes.count
        while let found = firstOffset(of: wanted, in: rest) {
            if isWord(found..<found + wanted.count) { return location(offset: found, byteCount: wanted.count) }
            rest = found + 1..<bytes.count
        }
        return location(offset: start, byteCount: key.utf8.count)
    }

    /// Whether a range ends and begins where a value of YAML may.
    private func isWord(_ range: Range<Int>) -> Bool {
        let ends: Set<UInt8> = Set(" \t\r\n\"',[]{}".utf8)
        return (range.lowerBound == 0 || ends.contains(bytes[range.lowerBound - 1]))
            && (range.upperBound == bytes.count || ends.contains(bytes[range.upperBound]))
    }
}
