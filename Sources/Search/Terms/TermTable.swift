/// The words of one page, each once, with what they weigh. Emptied, it keeps its memory for the next page.
struct TermTable {
    /// Where words stand that are being added.
    enum Place {
        /// A field in which each word weighs so much, however often it stands there.
        case field(weight: Int)
        case body
        case code
    }

    private struct Counts {
        var fixed = 0
        var bodyHalves = 0
        var codeHalves = 0
    }

    private var words = Vocabulary()
    private var counts: [Counts] = []

    mutating func removeAll() {
        words.removeAll()
        counts.removeAll(keepingCapacity: true)
    }

    /// Adds a word.
    ///
    /// - Parameter isPart: Whether it is only a part of what is written, and so weighs half.
    mutating func add(_ word: Span<UInt8>, _ place: Place, isPart: Bool = false) {
        let number = words.number(of: word)
        if number == counts.count { counts.append(Counts()) }
        switch place {
        case .field(let weight): counts[number].fixed += isPart ? weight / 2 : weight
        case .body: counts[number].bodyHalves += isPart ? 1 : 2
        case .code: counts[number].codeHalves += isPart ? 1 : 2
        }
    }

    /// All words, packed.
    func packed() -> PageTerms {
        var terms = PageTerms()
        for (number, counts) in counts.enumerated() {
            let weight = counts.fixed + TermWeight.body(counts.bodyHalves) + TermWeight.code(counts.codeHalves)
            terms.append(words[number], weight: weight)
        }
        return terms
    }
}
