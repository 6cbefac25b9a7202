/// More combining marks after one character than ``Normalization/maximumMarks``.
public struct TooManyCombiningMarks: Error, Hashable, Sendable {
    /// How many Unicode scalars stand before the first mark that is too many.
    public let scalarOffset: Int

    /// An excess after so many scalars.
    public init(scalarOffset: Int) {
        self.scalarOffset = scalarOffset
    }

    /// The cause, one line without a full stop.
    public var message: String { "too many combining marks: more than \(Normalization.maximumMarks) follow each other" }

    /// What to do about it, one line without a full stop.
    public var remedy: String { "remove them" }
}
