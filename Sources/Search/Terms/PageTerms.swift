/// What one page adds to the index of its language: its words as they are written, each with its weight.
///
/// It follows from the page's file alone, or from a sample's, and is nothing but bytes: a build that keeps what it knows of a
/// file can keep this beside it.
public struct PageTerms: Hashable, Sendable {
    /// For each word: its length in one byte, its bytes, and its weight in two, the lower one first.
    public private(set) var bytes: [UInt8] = []

    /// A page without words.
    public init() {}

    /// Terms from their bytes, as they were kept; `nil` where these are none.
    public init?(bytes: [UInt8]) {
        var position = 0
        while position < bytes.count {
            let length = Int(bytes[position])
            guard length > 0, length <= Self.longestWord else { return nil }
            position += length + 3
        }
        guard position == bytes.count else { return nil }
        self.bytes = bytes
    }

    /// The longest word that is kept, in bytes. A longer one is found by its beginning.
    static let longestWord = 64

    mutating func append(_ word: ArraySlice<UInt8>, weight: Int) {
        guard !word.isEmpty, word.count <= Self.longestWord else { return }
        bytes.append(UInt8(word.count))
        bytes.append(contentsOf: word)
        let weight = UInt16(clamping: weight)
        bytes.append(UInt8(weight & 0xFF))
        bytes.append(UInt8(weight >> 8))
    }

    /// Visits all words.
    func forEach(_ body: (_ word: Span<UInt8>, _ weight: Int) -> Void) {
        let span = bytes.span
        var position = 0
        while position < span.count {
            let end = position + 1 + Int(span[position])
            body(span.extracting(position + 1..<end), Int(span[end]) | Int(span[end + 1]) << 8)
            position = end + 2
        }
    }
}
