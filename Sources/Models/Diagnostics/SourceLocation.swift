/// A place in a file of the project.
public struct SourceLocation: Hashable, Sendable {
    /// The path from the project's folder, with `/`.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The column in characters (extended grapheme clusters), from 1.
    public var column: Int
    /// How many characters are meant, at least 1.
    public var length: Int
    /// The line's text, where there is one to show.
    public var excerpt: String?

    /// A place in a file.
    public init(file: String, line: Int = 1, column: Int = 1, length: Int = 1, excerpt: String? = nil) {
        self.file = file
        self.line = line
        self.column = column
        self.length = length
        self.excerpt = excerpt
    }
}

extension SourceLocation: Comparable {
    /// Whether two locations differ in their excerpts at most.
    func isSamePlace(as other: SourceLocation) -> Bool {
        line == other.line && column == other.column && length == other.length && file == other.file
    }

    /// By file, line and column.
    public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        if left.file != right.file { return left.file < right.file }
        return (left.line, left.column, left.length) < (right.line, right.column, right.length)
    }
}
