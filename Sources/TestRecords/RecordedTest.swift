/// A test function that a run knew of.
public struct RecordedTest: Hashable, Sendable {
    /// What it says of itself, to be read as a sentence: its display name, or its function's name without marks.
    public var name: String

    /// The function's name as it is written: `` `fetches the user`() ``.
    public var function: String

    /// What the innermost suite around it says of itself, if there is one.
    public var suite: String?

    /// The path of its file, as the compiler was given it.
    public var file: String

    /// Its line in that file, counted from 1.
    public var line: Int
}
