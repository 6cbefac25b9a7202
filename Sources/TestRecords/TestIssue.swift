/// Something that made a test fail.
public struct TestIssue: Equatable, Sendable {
    /// What the test library says of it, details included, a line each.
    public var message: String

    /// The path of the file where it happened, if that is known.
    public var file: String?

    /// The line in that file, counted from 1.
    public var line: Int?

    /// The column in that line, counted from 1 in bytes, as the compiler counts.
    public var column: Int?
}
