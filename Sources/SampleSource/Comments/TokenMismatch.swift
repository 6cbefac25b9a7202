/// Two sources that differ in more than their comments.
public struct TokenMismatch: Error, Equatable, Sendable {
    /// Where the first token stands that differs, in bytes of the one source.
    public var sourceOffset: Int

    /// Where it stands in the other.
    public var localizedOffset: Int
}
