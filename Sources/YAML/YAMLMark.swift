/// Where something stands in a file, and how far it reaches on its first line.
public struct YAMLMark: Hashable, Sendable {
    /// The line, from 1, counted from the `firstLine` that was given to the parser; lines end in LF, CRLF or CR.
    public let line: Int
    /// The column, from 1, in Unicode scalars: neither bytes nor UTF-16 units nor grapheme clusters.
    public let column: Int
    /// How many Unicode scalars to underline, never past the end of the line; 0 for a value that was left out.
    public let length: Int

    /// A place in a file.
    public init(line: Int, column: Int, length: Int) {
        self.line = line
        self.column = column
        self.length = length
    }
}
