internal import Bytes

/// Finds the word that some bytes spell, without making a string of them.
///
/// A hash table with open addressing, filled once. Words have fewer than 16 bytes, so two integers hold one.
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
            let spelling = word.rawValue.utf8
            let key = Key(spelling.span, 0..<spelling.count)
            var slot = key.hash & Self.mask
            while entries[slot].word != .none { slot = (slot + 1) & Self.mask }
            entries[slot] = Entry(key: key, word: word)
        }
    }

    /// The word with this spelling, or `.none`.
    func word(for key: Key) -> SwiftWord {
        var slot = key.hash & Self.mask
        while entries[slot].word != .none {
            if entries[slot].key == key { return entries[slot].word }
            slot = (slot + 1) & Self.mask
        }
        return .none
    }
}

extension WordTable {
    /// The bytes of a word, packed; that of no word where there are too many of them.
    struct Key: Equatable, Sendable {
        private let words: SIMD2<UInt64>

        /// The key of what is no word.
        init() { words = SIMD2(0, 0) }

        /// The key of the first of some bytes.
        ///
        /// - Parameter count: At most sixteen.
        init(_ bytes: SixteenBytes, count: Int) { words = bytes.prefix(count) }

        /// The key of a range of a text.
        init(_ text: Span<UInt8>, _ range: Range<Int>) {
            let mayBeWord = !range.isEmpty && range.count <= SixteenBytes.count
            words = mayBeWord ? SixteenBytes(text, from: range.lowerBound).prefix(range.count) : SIMD2(0, 0)
        }

        var hash: Int { Int(truncatingIfNeeded: ((words[0] ^ words[1] &* 31) &* 0x9E37_79B9_7F4A_7C15) >> 48) }
    }
}
