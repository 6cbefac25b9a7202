/// A page across its languages.
public struct PageEntry: Sendable {
    /// What page it is.
    public let id: PageID
    /// For each language of the site, in its order: where the version in that language is among the index's pages.
    public let versions: [Int?]
    /// Where the version is among the index's pages from which the others are translated.
    public let origin: Int

    /// Where the version is that a reader of a language is shown: that language's own, or another.
    public let shown: [Int]
}
