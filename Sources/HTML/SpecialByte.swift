internal import Bytes

/// The next byte of a text that has to be escaped between tags. A text that is written in many parts, from its beginning to its
/// end, is searched for it once.
public struct SpecialByte {
    /// Before it, nothing has to be escaped that has not been written.
    private var index = -1

    /// Nothing is known yet.
    public init() {}

    /// Whether it stands in a part.
    mutating func isIn(_ range: Range<Int>, of text: Span<UInt8>) -> Bool {
        if index < range.lowerBound {
            let next = text.firstIndex(in: range.lowerBound..<text.count) { TextPosition.specialPlaces(in: $0) }
            index = next ?? text.count
        }
        return index < range.upperBound
    }
}
