/// Breaks a text into lines that are no wider than there is room.
struct LineBreaker {
    let text: MeasuredText
    let width: Double
    /// The words, cut into pieces where no line holds them.
    let words: [MeasuredText.Word]
    /// For each word the line it stands on if every line takes as much as it holds, and how much of the line is left.
    let places: [(line: Int, rest: Double)]

    private let space: Double

    init(_ text: MeasuredText, width: Double) {
        self.text = text
        self.width = width
        space = text.measure.width(of: Glyph.space)
        words = text.words.flatMap { $0.width > width ? WordSplitter(text: text, width: width).pieces(of: $0) : [$0] }
        places = Self.fill(words, width: width, space: space)
    }

    private static func fill(_ words: [MeasuredText.Word], width: Double, space: Double) -> [(line: Int, rest: Double)] {
        var line = -1
        var rest = 0.0
        return words.map { word in
            let gap = word.followsSpace ? space : 0
            if line >= 0, gap + word.width <= rest {
                rest -= gap + word.width
            } else {
                line += 1
                rest = width - word.width
            }
            return (line, rest)
        }
    }

    /// The lines of the first words, each about as long as the others.
    ///
    /// - Parameter last: What stands in place of the last of them.
    func lines(of count: Int, last: MeasuredText.Word? = nil) -> [String] {
        guard count > 0 else { return [] }
        var words = Array(words[..<count])
        if let last { words[count - 1] = last }
        let number = Self.fill(words, width: width, space: space)[count - 1].line
        var (narrow, wide) = (max(words.map(\.width).max() ?? 0, width / 2), width)
        // Each attempt halves what is left of the difference; after five it is less than a letter.
        for _ in 0..<5 where number > 0 {
            let middle = (narrow + wide) / 2
            if Self.fill(words, width: middle, space: space)[count - 1].line == number { wide = middle } else { narrow = middle }
        }
        return strings(words, on: Self.fill(words, width: wide, space: space).map(\.line))
    }

    private func strings(_ words: [MeasuredText.Word], on lines: [Int]) -> [String] {
        // Bytes, since a string counts the characters of each piece that is added to it.
        var strings: [[UInt8]] = []
        for (word, line) in zip(words, lines) {
            if line == strings.count {
                strings.append([])
            } else if word.followsSpace {
                strings[line].append(UInt8(ascii: " "))
            }
            for glyph in text.glyphs[word.range] { strings[line].append(contentsOf: glyph.scalar.utf8) }
            if let suffix = word.suffix { strings[line].append(contentsOf: suffix.scalar.utf8) }
        }
        return strings.map { String(decoding: $0, as: UTF8.self) }
    }
}
