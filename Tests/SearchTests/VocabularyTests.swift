import Testing

@testable import Search

struct VocabularyTests {
    /// Words of every length up to three times the bytes that are looked at together, each like the first of its length but for
    /// one byte.
    private static let words: [[UInt8]] = (1...24).flatMap { length -> [[UInt8]] in
        let word = [UInt8](repeating: UInt8(ascii: "a"), count: length)
        return [word]
            + word.indices.map { place in
                var other = word
                other[place] = UInt8(ascii: "b")
                return other
            }
    }

    @Test func `words that differ in one byte have numbers of their own, and keep them`() {
        var vocabulary = Vocabulary()
        let numbers = Self.words.map { vocabulary.number(of: $0.span) }
        #expect(numbers == Array(Self.words.indices))
        #expect(Self.words.map { vocabulary.number(of: $0.span) } == numbers)
        #expect(numbers.map { Array(vocabulary[$0]) } == Self.words)
    }

    @Test(arguments: words) func `only equal bytes are equal, and equal bytes have one hash`(word: [UInt8]) {
        for other in Self.words {
            #expect(word.span.isEqual(to: other.span) == (word == other), "\(other)")
        }
        #expect(ByteHash.of(word.span) == ByteHash.of(Array(word).span))
    }
}
