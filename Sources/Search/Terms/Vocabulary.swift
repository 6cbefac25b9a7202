internal import Bytes

/// Words as they are written, each with a number.
///
/// A hash table of its own, since a site has millions of words and a dictionary of strings would take most of the build.
public struct Vocabulary: Sendable {
    /// All words, one behind the other.
    private var bytes: [UInt8] = []
    /// Where each of them ends.
    private var ends: [Int] = []
    /// For each hash: its upper half, and below that one more than the word's number; 0 where there is no word. As many as a
    /// power of 2, at most half of them full.
    private var slots = [UInt64](repeating: 0, count: 1024)

    /// A vocabulary without words.
    public init() {}

    /// How many words there are.
    public var count: Int { ends.count }

    /// A word's bytes.
    public subscript(number: Int) -> ArraySlice<UInt8> { bytes[range(of: number)] }

    private func range(of number: Int) -> Range<Int> { (number == 0 ? 0 : ends[number - 1])..<ends[number] }

    /// The number of a word. The first has 0, and each that is new the next.
    public mutating func number(of word: Span<UInt8>) -> Int {
        let hash = ByteHash.of(word)
        let slot = slot(of: word, hash)
        return slots[slot] == 0 ? add(word, hash, at: slot) : Int(slots[slot] & 0xFFFF_FFFF) - 1
    }

    /// Where a word is, or is to be.
    @inline(__always)
    private func slot(of word: Span<UInt8>, _ hash: UInt64) -> Int {
        let slots = slots.span
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
            if slots[slot] >> 32 == hash >> 32 {
                let number = Int(slots[slot] & 0xFFFF_FFFF) - 1
                if bytes.span.extracting(range(of: number)).isEqual(to: word) { break }
            }
            slot = (slot + 1) & mask
        }
        return slot
    }

    @inline(never)
    private mutating func add(_ word: Span<UInt8>, _ hash: UInt64, at slot: Int) -> Int {
        bytes.append(contentsOf: word)
        ends.append(bytes.count)
        slots[slot] = Self.slot(hash, number: ends.count - 1)
        if ends.count * 2 > slots.count { grow() }
        return ends.count - 1
    }

    /// The number of a word of another vocabulary.
    mutating func number(of word: Int, in other: Vocabulary) -> Int {
        number(of: other.bytes.span.extracting(other.range(of: word)))
    }

    private static func slot(_ hash: UInt64, number: Int) -> UInt64 {
        hash & ~0xFFFF_FFFF | UInt64(UInt32(truncatingIfNeeded: number + 1))
    }

    private mutating func grow() {
        slots = [UInt64](repeating: 0, count: slots.count * 4)
        let mask = slots.count - 1
        for number in ends.indices {
            let hash = ByteHash.of(bytes.span.extracting(range(of: number)))
            var slot = Int(truncatingIfNeeded: hash) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = Self.slot(hash, number: number)
        }
    }
}
