/// Where the clauses of a text end, as its punctuation shows.
enum Clauses {
    /// The ends of clauses before their mark, without those within brackets or quotation marks.
    static func ends(in text: Substring) -> [Substring.Index] {
        var ends: [Substring.Index] = []
        var depth = 0
        for index in text.indices {
            switch text[index].unicodeScalars.first?.properties.generalCategory {
            case .openPunctuation, .initialPunctuation: depth += 1
            case .closePunctuation, .finalPunctuation: depth = max(0, depth - 1)
            default:
                if depth == 0, isMark(text[index]), isFollowedBySpace(index, in: text) { ends.append(trimmed(index, text)) }
            }
        }
        return ends
    }

    private static func isMark(_ character: Character) -> Bool { ",;:.!?—–،؛؟、。，；：".contains(character) }

    /// `1.5` and `a,b` hold no end of a clause; Chinese and Japanese write no spaces.
    private static func isFollowedBySpace(_ index: Substring.Index, in text: Substring) -> Bool {
        let next = text.index(after: index)
        guard next < text.endIndex else { return true }
        return text[next].isWhitespace || "、。，；：".contains(text[index])
    }

    /// A dash has a space before it.
    private static func trimmed(_ index: Substring.Index, _ text: Substring) -> Substring.Index {
        guard index > text.startIndex else { return index }
        let before = text.index(before: index)
        return text[before].isWhitespace ? before : index
    }
}
