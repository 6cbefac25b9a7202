/// As much of a text as there is room for in a picture: all of it, or what stands before the end of a clause, or what
/// stands before the end of a word. The list beside the picture has the rest.
struct Gist {
    private let breaker: LineBreaker
    private var text: MeasuredText { breaker.text }
    /// How many lines a part of the text takes at most.
    private let lines: Int
    /// Whether the text goes on behind what was looked at.
    private let isBeginning: Bool

    /// No gist is longer, however much room there is: what breaks lines need not look at more.
    private static let longest = 300

    private init(_ text: String, _ measure: TextMeasure, width: Double, lines: Int) {
        let beginning = text.unicodeScalars.prefix(Self.longest)
        isBeginning = beginning.endIndex < text.endIndex
        breaker = LineBreaker(MeasuredText(Substring(beginning), measure), width: width)
        self.lines = lines
    }

    /// The name of a participant.
    static func name(_ text: String, width: Double) -> [String] {
        let gist = Gist(text, .name, width: width, lines: 3)
        return gist.whole(in: 3) ?? gist.words
    }

    /// What is said in a message or a remark. The whole may take a line more than a part, since it is better than a part.
    static func label(_ text: String, width: Double) -> [String] {
        let gist = Gist(text, .label, width: width, lines: 3)
        return gist.whole(in: 4, withStop: false) ?? gist.clauses ?? gist.words
    }

    // MARK: The whole

    private func whole(in lines: Int, withStop: Bool = true) -> [String]? {
        guard !isBeginning, let last = breaker.words.last, let place = breaker.places.last, place.line < lines else { return nil }
        guard !withStop, isSingleSentence else { return breaker.lines(of: breaker.words.count) }
        return breaker.lines(of: breaker.words.count, last: part(of: last, until: last.range.upperBound - 1))
    }

    /// A single sentence stands without its full stop, as a caption does.
    private var isSingleSentence: Bool {
        guard let last = text.glyphs.last, last.traits.contains(.fullStop), breaker.words.last.map({ $0.range.count > 1 }) == true
        else { return false }
        return !text.glyphs.dropLast().contains { $0.traits.contains(.sentenceEnd) }
    }

    // MARK: A part

    /// What stands before the last end of a clause for which there is room, if that is more than half of it.
    private var clauses: [String]? {
        var longest: (count: Int, last: MeasuredText.Word, line: Int)?
        var depth = 0
        for (number, word) in breaker.words.enumerated() {
            for index in word.range {
                let traits = text.glyphs[index].traits
                if traits.contains(.opening) { depth += 1 }
                if traits.contains(.closing) { depth = max(0, depth - 1) }
                guard depth == 0, traits.contains(.clauseEnd), isFollowedBySpace(index) else { continue }
                // The mark gives way to the ellipsis; a dash has a space before it.
                let count = index == word.range.lowerBound ? number : number + 1
                guard let cut = cut(count, before: index) else { continue }
                longest = (count, cut.last, cut.line)
            }
        }
        return longest.flatMap { ($0.line + 1) * 2 > lines ? breaker.lines(of: $0.count, last: $0.last) : nil }
    }

    /// `1.5` and `a,b` hold no end of a clause; Chinese and Japanese write no spaces.
    private func isFollowedBySpace(_ index: Int) -> Bool {
        guard index + 1 < text.glyphs.count else { return true }
        return text.glyphs[index].traits.contains(.squareClauseEnd) || text.glyphs[index + 1].traits.contains(.space)
    }

    /// As many words as there is room for, or else as many characters.
    private var words: [String] {
        for count in stride(from: breaker.words.count, to: 0, by: -1) {
            if let cut = cut(count, before: text.glyphs.count) { return breaker.lines(of: count, last: cut.last) }
        }
        guard let first = breaker.words.first else { return [] }
        for end in stride(from: first.range.upperBound - 1, to: first.range.lowerBound, by: -1) {
            if let cut = cut(1, before: end) { return breaker.lines(of: 1, last: cut.last) }
        }
        return ["…"]
    }

    /// The last of some words with an ellipsis instead of what stands behind an index, and its line; `nil` where there is no
    /// room for it.
    private func cut(_ count: Int, before index: Int) -> (last: MeasuredText.Word, line: Int)? {
        guard count > 0, breaker.places[count - 1].line < lines else { return nil }
        let word = breaker.words[count - 1]
        var end = min(index, word.range.upperBound)
        // No comma or dash stands before an ellipsis.
        while end > word.range.lowerBound + 1, text.glyphs[end - 1].traits.contains(.clauseEnd) { end -= 1 }
        var last = part(of: word, until: end)
        last.suffix = .ellipsis
        last.width += text.measure.width(of: Glyph.ellipsis)
        let place = breaker.places[count - 1]
        if last.width - word.width <= place.rest { return (last, place.line) }
        // With the ellipsis it goes down to the next line, if there is one.
        return place.line + 1 < lines && last.width <= breaker.width ? (last, place.line + 1) : nil
    }

    private func part(of word: MeasuredText.Word, until end: Int) -> MeasuredText.Word {
        let range = word.range.lowerBound..<end
        return MeasuredText.Word(range: range, width: text.width(of: range), followsSpace: word.followsSpace)
    }
}
