/// What one page adds to the index of its language: its words, each with its weight.
///
/// A word is the number that a ``Vocabulary`` has for it; which vocabulary that is, whoever holds the terms knows. But for that
/// the terms follow from the page's file alone, or from a sample's.
public struct PageTerms: Hashable, Sendable {
    /// For each word its number and its weight, each in a variable length (LEB128).
    public private(set) var bytes: [UInt8] = []

    /// A page without words.
    public init() {}

    /// Terms from their bytes, as they were kept. Nothing is believed of them: see ``Renumbering``.
    public init(bytes: [UInt8]) { self.bytes = bytes }

    /// The longest word that is kept, in bytes. A longer one is found by its beginning.
    static let longestWord = 64

    /// Makes room for so many words, as most are: one of the first 16,384, and of little weight.
    mutating func reserveCapacity(ofWords count: Int) { bytes.reserveCapacity(count * 3) }

    /// Makes room for as much as other terms take.
    mutating func reserveCapacity(of other: PageTerms) { bytes.reserveCapacity(other.bytes.count) }

    mutating func append(_ word: Int, weight: Int) {
        append(UInt64(truncatingIfNeeded: word))
        append(UInt64(UInt16(clamping: weight)))
    }

    private mutating func append(_ number: UInt64) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    /// Visits all words.
    @inline(__always)
    func forEach(_ body: (_ word: Int, _ weight: Int) -> Void) {
        let span = bytes.span
        var position = 0
        while position < span.count { body(span.number(at: &position), span.number(at: &position)) }
    }
}

extension Span<UInt8> {
    /// The number that begins at an index, which then is that behind it. What is cut off or too long is another number.
    @inline(__always)
    fileprivate func number(at position: inout Int) -> Int {
        var number = 0
        var shift = 0
        while position < count {
            let byte = Int(self[position])
            position += 1
            number |= (byte & 0x7F) << shift
            if byte < 0x80 { break }
            // A shift by more than there are bits leaves nothing.
            shift += 7
        }
        return number
    }
}
