/// Breaks a text into lines that are no wider than there is room.
struct LineBreaker {
    let measure: TextMeasure

    /// As few lines as the width allows, each about as long as the others.
    func lines(of text: some StringProtocol, width: Double) -> [String] {
        let words = BreakableWord.all(in: text, measure: measure)
        let filled = fill(words, width: width)
        guard filled.count > 1, let longest = words.map(\.width).max(), longest <= width else { return filled }
        var balanced = filled
        var (narrow, wide) = (max(longest, width / 2), width)
        // Each attempt halves what is left of the difference; after five it is less than a letter.
        for _ in 0..<5 {
            let middle = (narrow + wide) / 2
            let attempt = fill(words, width: middle)
            if attempt.count == filled.count {
                (balanced, wide) = (attempt, middle)
            } else {
                narrow = middle
            }
        }
        return balanced
    }

    /// As much on each line as it holds.
    private func fill(_ words: [BreakableWord], width: Double) -> [String] {
        var lines: [String] = []
        var room = 0.0
        for word in words.lazy.flatMap({ $0.width > width ? split($0, width: width) : [$0] }) {
            let gap = word.followsSpace ? measure.width(of: " ") : 0
            if !lines.isEmpty, gap + word.width <= room {
                lines[lines.count - 1] += (word.followsSpace ? " " : "") + word.text
                room -= gap + word.width
            } else {
                lines.append(word.text)
                room = width - word.width
            }
        }
        return lines
    }

    // MARK: Words that no line holds

    /// The pieces of a word, each about as long as the others, and of at least one character.
    private func split(_ word: BreakableWord, width: Double) -> [BreakableWord] {
        let count = (word.width / (width - measure.size / 2)).rounded(.up)
        let width = count >= 2 ? min(width, word.width / count + measure.size) : width
        var pieces: [BreakableWord] = []
        var rest = word.text[...]
        while let cut = cut(in: rest, width: width) {
            pieces.append(piece(rest[..<cut], before: rest[cut], isFirst: pieces.isEmpty && word.followsSpace))
            rest = rest[cut...]
        }
        return pieces + [BreakableWord(text: String(rest), width: measure.width(of: rest), followsSpace: false)]
    }

    /// Where to cut: at the last hump of an identifier, or else where the room ends; `nil` if everything fits.
    private func cut(in text: Substring, width: Double) -> Substring.Index? {
        var room = width - measure.width(of: "-")
        var hump: Substring.Index?
        var previous: Character?
        for index in text.indices {
            let character = text[index]
            room -= measure.width(of: String(character))
            guard let before = previous else {
                previous = character
                continue
            }
            if room < 0 { return measure.width(of: text) > width ? hump ?? index : nil }
            if before.isLowercase, character.isUppercase { hump = index }
            previous = character
        }
        return nil
    }

    private func piece(_ text: Substring, before next: Character, isFirst: Bool) -> BreakableWord {
        let isHyphenated = text.last.map { $0.isCased && next.isCased && !($0.isLowercase && next.isUppercase) } ?? false
        let text = isHyphenated ? text + "-" : String(text)
        return BreakableWord(text: text, width: measure.width(of: text), followsSpace: isFirst)
    }
}
