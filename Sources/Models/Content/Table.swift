/// A table of a page, as far as translations must agree on it.
public struct Table: Hashable, Sendable {
    /// How many rows it has, its header included.
    public var rows: Int
    /// How many columns it has.
    public var columns: Int
    /// The line in the file, from 1.
    public var line: Int

    /// A table on a line.
    public init(rows: Int, columns: Int, line: Int) {
        self.rows = rows
        self.columns = columns
        self.line = line
    }
}
