/// A text with the widths of its characters, and the words that its lines are made of.
struct MeasuredText {
    let measure: TextMeasure
    let glyphs: [Glyph]
    private(set) var words: [Word] = []

    /// A run of characters that a line should not be broken in.
    struct Word {
        /// Its place among the characters.
        var range: Range<Int>
        var width: Double
        /// Whether a space stands before it.
        var followsSpace: Bool
        /// What stands behind it when its line ends there: it is a piece of a word, or of the text.
        var suffix: Glyph?
    }

    init(_ text: some StringProtocol, _ measure: TextMeasure) {
        self.measure = measure
        glyphs = text.unicodeScalars.map(Glyph.init)
        words = findWords()
    }

    /// How wide the widest word is.
    var widestWord: Double { words.map(\.width).max() ?? 0 }

    func width(of range: Range<Int>) -> Double { glyphs[range].reduce(0) { $0 + measure.width(of: $1) } }

    // MARK: Words

    /// The rules are the heart of Unicode's (UAX #14): a line may break at a space, behind a hyphen, dash or slash within a
    /// word, and between any two letters that stand in squares, but not before what closes or behind what opens.
    private func findWords() -> [Word] {
        var words: [Word] = []
        var start = 0
        var followsSpace = false
        func take(until end: Int) {
            guard start < end else { return }
            words.append(Word(range: start..<end, width: width(of: start..<end), followsSpace: followsSpace))
            followsSpace = false
        }
        for index in glyphs.indices {
            if glyphs[index].traits.contains(.space) {
                take(until: index)
                start = index + 1
                followsSpace = true
            } else if index + 1 < glyphs.count, mayBreak(behind: index) {
                take(until: index + 1)
                start = index + 1
            }
        }
        take(until: glyphs.count)
        return words
    }

    private func mayBreak(behind index: Int) -> Bool {
        let (before, after) = (glyphs[index].traits, glyphs[index + 1].traits)
        if before.contains(.square) || after.contains(.square) {
            return before.isDisjoint(with: .opening) && after.isDisjoint(with: [.trailing, .mark, .space])
        }
        return before.contains(.joint) && after.contains(.letter) && index > 0 && glyphs[index - 1].traits.contains(.letter)
    }
}
