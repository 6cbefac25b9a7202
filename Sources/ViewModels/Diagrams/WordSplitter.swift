/// Cuts a word that no line holds.
struct WordSplitter {
    let text: MeasuredText
    let width: Double

    private var hyphen: Double { text.measure.width(of: Glyph.hyphen) }

    /// The pieces of a word, each about as long as the others, and of at least one character.
    func pieces(of word: MeasuredText.Word) -> [MeasuredText.Word] {
        let room = max(width - hyphen, 1)
        let count = (word.width / room).rounded(.up)
        let even = min(room, word.width / count + text.measure.size)
        var pieces: [MeasuredText.Word] = []
        var start = word.range.lowerBound
        while let cut = cut(in: start..<word.range.upperBound, room: even) {
            pieces.append(piece(start..<cut, followsSpace: start == word.range.lowerBound && word.followsSpace))
            start = cut
        }
        let last = start..<word.range.upperBound
        return pieces + [
            MeasuredText.Word(
                range: last, width: text.width(of: last), followsSpace: pieces.isEmpty && word.followsSpace, suffix: word.suffix)
        ]
    }

    /// Where to cut: at the last hump of an identifier, or else where the room ends; `nil` if everything fits.
    private func cut(in range: Range<Int>, room: Double) -> Int? {
        var rest = room
        var hump: Int?
        for index in range {
            rest -= text.measure.width(of: text.glyphs[index])
            guard index > range.lowerBound, !text.glyphs[index].traits.contains(.mark) else { continue }
            if rest < 0 { return hump ?? index }
            if isHump(index) { hump = index }
        }
        return nil
    }

    private func isHump(_ index: Int) -> Bool {
        text.glyphs[index - 1].traits.contains(.lower) && text.glyphs[index].traits.contains(.upper)
    }

    private func piece(_ range: Range<Int>, followsSpace: Bool) -> MeasuredText.Word {
        let (before, after) = (text.glyphs[range.upperBound - 1].traits, text.glyphs[range.upperBound].traits)
        let isHyphenated =
            !before.isDisjoint(with: .cased) && !after.isDisjoint(with: .cased) && !isHump(range.upperBound)
        return MeasuredText.Word(
            range: range, width: text.width(of: range) + (isHyphenated ? hyphen : 0), followsSpace: followsSpace,
            suffix: isHyphenated ? .hyphen : nil)
    }
}
