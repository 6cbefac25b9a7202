/// An address outside the site, and all places of pages that lead there.
public struct ExternalLink: Hashable, Sendable {
    /// The address as pages write it, after markdown's own unescaping.
    public var url: String
    /// Where it stands, sorted.
    public var places: [SourceLocation]

    /// An address and its places.
    public init(url: String, places: [SourceLocation]) {
        self.url = url
        self.places = places
    }
}
