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
        guard let text = self.line(line) else { return SourceLocation(file: path, line: line) }
        let before = text.prefix(max(0, byteColumn - 1))
        let meant = text.dropFirst(before.count).prefix(max(1, byteCount))
        return SourceLocation(
            file: path, line: line, column: String(decoding: before, as: UTF8.self).count + 1,
            length: max(1, String(decoding: meant, as: UTF8.self).count),
            excerpt: String(decoding: text.prefix(Self.longestExcerpt), as: UTF8.self))
    }

    /// A place in the file where a text stands on a line, or the line's first column where it does not.
    public func location(line: Int, of text: String, from byteColumn: Int = 1) -> SourceLocation {
        guard let bytes = self.line(line) else { return SourceLocation(file: path, line: line) }
        let wanted = Array(text.utf8)
        let found = wanted.isEmpty ? nil : firstOccurrence(of: wanted, in: bytes.dropFirst(byteColumn - 1))
        guard let found else { return location(line: line, byteColumn: byteColumn) }
        return location(line: line, byteColumn: found - bytes.startIndex + 1, byteCount: wanted.count)
    }

    /// The bytes of a line, from 1, without its ending.
    private func line(_ number: Int) -> ArraySlice<UInt8>? {
        var start = bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
        for _ in 1..<max(1, number) {
            guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = end + 1
        }
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
        let line = bytes[start..<end]
        return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }

    private func firstOccurrence(of wanted: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
        guard bytes.count >= wanted.count else { return nil }
        return (bytes.startIndex...bytes.endIndex - wanted.count).first { bytes[$0...].starts(with: wanted) }
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    /// More of a line than this helps nobody.
    private static let longestExcerpt = 4096
}

extension SourceFile {
    /// A place that is counted in Unicode scalars, as libyaml counts.
    public func location(line: Int, scalarColumn: Int, scalarCount: Int) -> SourceLocation {
        var location = location(line: line)
        guard let excerpt = location.excerpt else { return location }
        let before = excerpt.unicodeScalars.prefix(max(0, scalarColumn - 1))
        let meant = excerpt.unicodeScalars.dropFirst(before.count).prefix(max(1, scalarCount))
        location.column = String(before).count + 1
        location.length = max(1, String(meant).count)
        return location
    }
}
