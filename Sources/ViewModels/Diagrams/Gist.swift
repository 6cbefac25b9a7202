/// As much of a text as there is room for in a picture: all of it, or what stands before the end of a clause, or what
/// stands before the end of a word. The list beside the picture has the rest.
struct Gist {
    let breaker: LineBreaker
    let width: Double
    /// How many lines a part of a text takes at most.
    let lines: Int
    /// How many the whole text may take, since that is better than a part.
    let wholeLines: Int

    /// No gist is longer, however much room there is: what breaks lines need not look at more.
    private static let longest = 300

    init(_ measure: TextMeasure, width: Double, lines: Int, wholeLines: Int? = nil) {
        breaker = LineBreaker(measure: measure)
        self.width = width
        self.lines = lines
        self.wholeLines = wholeLines ?? lines
    }

    /// The gist of what is said in a message or a remark.
    static func label(_ text: String, width: Double) -> [String] {
        Gist(.label, width: width, lines: 3, wholeLines: 4).lines(of: text)
    }

    func lines(of text: String) -> [String] {
        let prefix = text.prefix(Self.longest)
        if prefix.endIndex == text.endIndex, let all = fitting(Self.withoutStop(prefix), lines: wholeLines) { return all }
        for clause in Clauses.ends(in: prefix).reversed() {
            let part = fitting(prefix[..<clause] + "…", lines: lines)
            // A clause that would leave half of the room empty says too little.
            if let part, part.count * 2 > lines { return part }
        }
        return words(of: prefix)
    }

    private func fitting(_ text: some StringProtocol, lines: Int) -> [String]? {
        let broken = breaker.lines(of: text, width: width)
        return broken.count <= lines ? broken : nil
    }

    /// A single sentence stands without its full stop, as a caption does.
    private static func withoutStop(_ text: Substring) -> Substring {
        guard let last = text.last, last == "." || last == "。", !text.dropLast().contains(where: { ".!?。".contains($0) }) else {
            return text
        }
        return text.dropLast()
    }

    /// Whole words; of a word that alone is too long, its beginning.
    private func words(of text: Substring) -> [String] {
        longest(of: text.indices.dropFirst().filter { text[$0].isWhitespace } + [text.endIndex], in: text)
            ?? longest(of: Array(text.indices.dropFirst()), in: text) ?? []
    }

    /// The longest beginning that fits, by halving what is left to try.
    private func longest(of ends: [Substring.Index], in text: Substring) -> [String]? {
        var best: [String]?
        var (fitting, tooLong) = (-1, ends.count)
        while fitting + 1 < tooLong {
            let middle = (fitting + tooLong) / 2
            if let lines = self.fitting(text[..<ends[middle]] + "…", lines: lines) {
                (fitting, best) = (middle, lines)
            } else {
                tooLong = middle
            }
        }
        return best
    }
}
