/// A run of characters that a line should not be broken in.
///
/// The rules are the heart of Unicode's (UAX #14): a line may break at a space, behind a hyphen, dash or slash within a
/// word, and between any two letters that stand in squares, but not before what closes or behind what opens.
struct BreakableWord {
    let text: String
    /// How wide it is at most.
    let width: Double
    /// Whether a space stands before it.
    let followsSpace: Bool

    static func all<Text: StringProtocol>(in text: Text, measure: TextMeasure) -> [BreakableWord] {
        let text = Substring(text)
        var words: [BreakableWord] = []
        var start = text.startIndex
        var followsSpace = false
        func take(until end: Substring.Index) {
            guard start < end else { return }
            let word = text[start..<end]
            words.append(BreakableWord(text: String(word), width: measure.width(of: word), followsSpace: followsSpace))
            followsSpace = false
        }
        var index = text.startIndex
        while index < text.endIndex {
            let next = text.index(after: index)
            if text[index].isBreakingSpace {
                take(until: index)
                start = next
                followsSpace = true
            } else if next < text.endIndex, mayBreak(text, index, next) {
                take(until: next)
                start = next
            }
            index = next
        }
        take(until: text.endIndex)
        return words
    }

    private static func mayBreak(_ text: Substring, _ left: Substring.Index, _ right: Substring.Index) -> Bool {
        let (before, after) = (text[left], text[right])
        if before.isWideLetter || after.isWideLetter { return !before.opens && !after.closes && !after.isBreakingSpace }
        guard left > text.startIndex, text[text.index(before: left)].isLetter else { return false }
        return "-‐–—/".contains(before) && after.isLetter
    }
}

extension Character {
    /// White space that a line may be broken at.
    fileprivate var isBreakingSpace: Bool { isWhitespace && self != "\u{A0}" && self != "\u{202F}" || self == "\u{200B}" }

    fileprivate var isWideLetter: Bool { unicodeScalars.first.map(GlyphWidth.isWide) ?? false }

    fileprivate var opens: Bool {
        switch unicodeScalars.first?.properties.generalCategory {
        case .openPunctuation, .initialPunctuation: true
        default: false
        }
    }

    fileprivate var closes: Bool {
        switch unicodeScalars.first?.properties.generalCategory {
        case .closePunctuation, .finalPunctuation, .otherPunctuation: true
        default: false
        }
    }
}
