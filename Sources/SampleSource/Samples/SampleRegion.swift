/// A part of a sample that a page can show on its own.
public struct SampleRegion: Equatable, Sendable {
    /// What the page calls it by.
    public var name: String

    /// Where its marker stands.
    public var place: SourcePlace

    /// The indices of its lines, without those of its markers.
    var lines: Range<Int>
}
