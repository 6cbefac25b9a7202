public import Models

/// A pattern's side of the comparison as a file of its own, which is loaded when a reader chooses the pattern.
public struct SideView: Sendable {
    /// The pattern's page.
    public var id: PageID
    public var side: ComparisonView.Side
    /// The number of its first listing, unique among all sides: any of them may stand beside each other.
    public var firstListing: Int
    /// What stands around the comparison.
    public var frame: FrameView
}
