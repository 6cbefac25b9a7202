/// A place in a sample.
public struct SourcePlace: Hashable, Sendable {
    /// The number of bytes before it in the sample's text, a byte order mark left out.
    public var offset: Int

    /// The line, counted from 1 as the compiler counts: by line feeds.
    public var line: Int

    /// The column, counted from 1 in characters (extended grapheme clusters), as a reader counts.
    public var column: Int

    /// A place with known coordinates.
    public init(offset: Int, line: Int, column: Int) {
        self.offset = offset
        self.line = line
        self.column = column
    }
}

extension SourcePlace {
    /// The place of a byte on a known line.
    init(offset: Int, on line: SampleLine, in text: [UInt8]) {
        let before = String(decoding: text[line.range.lowerBound..<offset], as: UTF8.self)
        self.init(offset: offset, line: line.number, column: before.count + 1)
    }

    /// The place of a byte.
    init(offset: Int, in text: [UInt8]) {
        let before = text[..<offset]
        let start = before.lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
        let line = SampleLine(range: start..<offset, number: before.count { $0 == .lineFeed } + 1)
        self.init(offset: offset, on: line, in: text)
    }
}
