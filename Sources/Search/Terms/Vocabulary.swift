/// Words as they are written, each with a number. Emptied, it keeps its memory.
///
/// A hash table of its own, since a site has millions of words and a dictionary of strings would take most of the build.
struct Vocabulary {
    private struct Word {
        var start: Int
        var count: Int
        var hash: UInt64
    }

    private var words: [Word] = []
    private var bytes: [UInt8] = []
    /// For each hash: one more than the word's number, or 0. A power of 2, at most half full.
    private var slots = [Int32](repeating: 0, count: 1024)

    /// How many words there are.
    var count: Int { words.count }

    /// A word's bytes.
    subscript(number: Int) -> ArraySlice<UInt8> { bytes[words[number].start..<words[number].start + words[number].count] }

    mutating func removeAll() {
        words.removeAll(keepingCapacity: true)
        bytes.removeAll(keepingCapacity: true)
        // One very long page must not make each of the many short ones after it dear.
        if slots.count > 65_536 { slots = [Int32](repeating: 0, count: 1024) }
        for slot in slots.indices { slots[slot] = 0 }
    }

    /// The number of a word. The first has 0, and each that is new the next.
    mutating func number(of word: Span<UInt8>) -> Int {
        let hash = ByteHash.of(word)
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
            let number = Int(slots[slot]) - 1
            if words[number].hash == hash, holds(word, at: words[number]) { return number }
            slot = (slot + 1) & mask
        }
        slots[slot] = Int32(truncatingIfNeeded: words.count + 1)
        words.append(Word(start: bytes.count, count: word.count, hash: hash))
        for index in word.indices { bytes.append(word[index]) }
        if words.count * 2 > slots.count { grow() }
        return words.count - 1
    }

    private func holds(_ word: Span<UInt8>, at other: Word) -> Bool {
        guard other.count == word.count else { return false }
        for index in word.indices where bytes[other.start + index] != word[index] { return false }
        return true
    }

    private mutating func grow() {
        slots = [Int32](repeating: 0, count: slots.count * 4)
        let mask = slots.count - 1
        for (number, word) in words.enumerated() {
            var slot = Int(truncatingIfNeeded: word.hash) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = Int32(truncatingIfNeeded: number + 1)
        }
    }
}
