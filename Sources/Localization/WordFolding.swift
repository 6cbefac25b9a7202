/// Folds many words as ``Folding`` does, which it asks only once for each letter that is the same in all of them.
public struct WordFolding: Sendable {
    /// What the letters of the first blocks become, as far as they have been met.
    private var letters: [[UInt8]?] = Array(repeating: nil, count: WordCharacter.common.count)

    /// Folds words of any language.
    public init() {}

    /// The UTF-8 `word` folded.
    public mutating func folded(_ word: [UInt8]) -> [UInt8] {
        ASCII.isAll(word.span) ? word.map(ASCII.lowered) : foldedByLetters(word) ?? Folding.folded(word)
    }

    /// A word letter by letter, unless letters depend on each other: those behind which marks stand, and those of the later
    /// blocks, among which are the Jamo that Hangul is composed of.
    private mutating func foldedByLetters(_ word: [UInt8]) -> [UInt8]? {
        var result: [UInt8] = []
        result.reserveCapacity(word.count)
        var index = 0
        while index < word.count {
            let lead = word[index]
            if lead < 0x80 {
                result.append(ASCII.lowered(lead))
                index += 1
                continue
            }
            // The first blocks are all of two bytes.
            guard lead >= 0xC2, lead < 0xE0, index + 1 < word.count, word[index + 1] & 0xC0 == 0x80,
                let letter = folded(lead, word[index + 1])
            else { return nil }
            result.append(contentsOf: letter)
            index += 2
        }
        return result
    }

    private mutating func folded(_ lead: UInt8, _ trail: UInt8) -> [UInt8]? {
        let scalar = Int(lead & 0x1F) << 6 | Int(trail & 0x3F)
        guard scalar < letters.count, WordCharacter.common[scalar] != .mark else { return nil }
        if let known = letters[scalar] { return known }
        let letter = Folding.folded([lead, trail])
        letters[scalar] = letter
        return letter
    }
}
