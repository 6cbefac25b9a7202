internal import Bytes

/// An identifier, plain or between backticks.
///
/// Source: The Swift Programming Language, “Identifiers”, and SE-0451 for what may stand between backticks.
enum Identifier {
    /// Where the identifier that begins at `start` ends, and the key of its spelling; `nil` if none begins there.
    static func scan(_ source: Span<UInt8>, from start: Int) -> (end: Int, key: WordTable.Key)? {
        guard isHead(source, at: start) else { return nil }
        let bytes = SixteenBytes(source, from: start)
        guard let count = (!bodyPlaces(in: bytes)).first else {
            return (bodyEnd(source, from: start + SixteenBytes.count), WordTable.Key())
        }
        let end = start + count
        // No word that Swift knows goes on beyond ASCII.
        if end == source.count || source[end].isASCII { return (end, WordTable.Key(bytes, count: count)) }
        return (bodyEnd(source, from: end), WordTable.Key())
    }

    /// Where characters of ASCII stand that an identifier may hold.
    @inline(__always)
    private static func bodyPlaces(in bytes: SixteenBytes) -> SixteenBytes.Places {
        let letters = bytes.foldingLetters.places(of: "a", to: "z")
        return letters | bytes.places(of: "0", to: "9") | bytes.places(of: "_") | bytes.places(of: "$")
    }

    /// Where the characters that may stand inside an identifier end, from `start` on.
    static func bodyEnd(_ source: Span<UInt8>, from start: Int) -> Int {
        var index = start
        while index < source.count {
            if source[index].isIdentifierBody {
                index += 1
            } else if let (scalar, length) = source.scalar(at: index), length > 1, body.contains(scalar) {
                index += length
            } else {
                break
            }
        }
        return index
    }

    /// Whether an identifier may begin at `index`.
    static func isHead(_ source: Span<UInt8>, at index: Int) -> Bool {
        let byte = source.byte(at: index)
        if byte.isASCII { return byte.isIdentifierHead }
        guard let (scalar, _) = source.scalar(at: index) else { return false }
        return body.contains(scalar) && !combining.contains(scalar) && scalar != byteOrderMark
    }

    /// Whether a character stands at `index` that may not begin an identifier but belongs into one.
    static func isStray(_ source: Span<UInt8>, at index: Int) -> Bool {
        source.scalar(at: index).map { combining.contains($0.value) } ?? false
    }

    /// Where the identifier between backticks that opens at `start` ends, or `nil` if its line ends first.
    static func quotedEnd(_ source: Span<UInt8>, from start: Int) -> Int? {
        var index = start + 1
        while index < source.count, !source[index].isNewline {
            if source[index] == .backtick { return index + 1 }
            index += 1
        }
        return nil
    }

    /// Ignored where a token may begin, part of an identifier inside one.
    private static let byteOrderMark: UInt32 = 0xFEFF

    /// Scalars beyond ASCII that may stand in an identifier.
    static let body = ScalarRanges([
        0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
        0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054,
        0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007,
        0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8,
        0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD, 0x40000...0x4FFFD, 0x50000...0x5FFFD, 0x60000...0x6FFFD,
        0x70000...0x7FFFD, 0x80000...0x8FFFD, 0x90000...0x9FFFD, 0xA0000...0xAFFFD, 0xB0000...0xBFFFD, 0xC0000...0xCFFFD,
        0xD0000...0xDFFFD, 0xE0000...0xEFFFD,
    ])

    /// Those of them that may not come first.
    static let combining = ScalarRanges([0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F])
}
