/// Finds the word that some bytes spell, without making a string of them.
///
/// A hash table with open addressing, filled once. Words have at most 16 bytes, so two integers hold one.
struct WordTable: Sendable {
    private struct Entry {
        var key = Key()
        var word = SwiftWord.none
    }

    /// The table of all of Swift's words.
    static let swift = WordTable()

    private var entries: [Entry]
    private static let mask = 255

    private init() {
        entries = Array(repeating: Entry(), count: Self.mask + 1)
        for word in SwiftWord.allCases where word != .none {
            var key = Key()
            for byte in "\(word)".utf8 { key.append(byte) }
            var slot = key.hash & Self.mask
            while entries[slot].word != .none { slot = (slot + 1) & Self.mask }
            entries[slot] = Entry(key: key, word: word)
        }
    }

    /// The word with this spelling, or `.none`.
    func word(for key: Key) -> SwiftWord {
        guard key.count <= Key.capacity else { return .none }
        var slot = key.hash & Self.mask
        while entries[slot].word != .none {
            if entries[slot].key == key { return entries[slot].word }
            slot = (slot + 1) & Self.mask
        }
        return .none
    }
}

extension WordTable {
    /// The bytes of a word, packed.
    struct Key: Equatable, Sendable {
        static let capacity = 16

        private var low: UInt64 = 0
        private var high: UInt64 = 0
        private(set) var count = 0

        mutating func append(_ byte: UInt8) {
            if count < 8 {
                low = low << 8 | UInt64(byte)
            } else {
                high = high << 8 | UInt64(byte)
            }
            count += 1
        }

        var hash: Int { Int(truncatingIfNeeded: ((low ^ high &* 31) &* 0x9E37_79B9_7F4A_7C15) >> 48) }
    }
}
