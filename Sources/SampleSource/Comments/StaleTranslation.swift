/// A translation of a comment that the listing does not have, or no longer.
public struct StaleTranslation: Equatable, Sendable {
    /// The index of the translation.
    public var index: Int

    /// The comment most like it, if one is.
    public var nearest: String?
}
