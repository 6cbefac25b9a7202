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

    /// Whether a range ends and begins where a value or a key of YAML may.
    private func isWord(_ range: Range<Int>) -> Bool {
        let ends: Set<UInt8> = Set(" \t\r\n\"',[]{}".utf8)
        return (range.lowerBound == 0 || ends.contains(bytes[range.lowerBound - 1]))
            && (range.upperBound == bytes.count || ends.union([UInt8(ascii: ":")]).contains(bytes[range.upperBound]))
    }
}
