/// The words of one page, each once, with what they weigh. Emptied, it knows the words' numbers still, and keeps its memory for
/// the next page.
struct TermTable {
    /// Where words stand that are being added.
    enum Place {
        /// A field in which each word weighs so much, however often it stands there.
        case field(weight: Int)
        case body
        case code
    }

    private struct Counts {
        var fixed: UInt32 = 0
        var bodyHalves: UInt32 = 0
        var codeHalves: UInt32 = 0

        var isZero: Bool { fixed | bodyHalves | codeHalves == 0 }
    }

    /// The words of all pages until now.
    private(set) var vocabulary: Vocabulary
    /// By the words' numbers, all zero but for the words of the page.
    private var counts: [Counts]
    /// The words of the page, in the order in which they were met.
    private var present: [Int32] = []

    init(vocabulary: Vocabulary = Vocabulary()) {
        self.vocabulary = vocabulary
        counts = Array(repeating: Counts(), count: vocabulary.count)
    }

    /// Adds a word.
    ///
    /// - Parameter isPart: Whether it is only a part of what is written, and so weighs half.
    mutating func add(_ word: Span<UInt8>, _ place: Place, isPart: Bool = false) {
        guard !word.isEmpty, word.count <= PageTerms.longestWord else { return }
        let number = vocabulary.number(of: word)
        while number >= counts.count { counts.append(Counts()) }
        if counts[number].isZero { present.append(Int32(truncatingIfNeeded: number)) }
        switch place {
        case .field(let weight): counts[number].fixed &+= UInt32(truncatingIfNeeded: isPart ? weight / 2 : weight)
        case .body: counts[number].bodyHalves &+= isPart ? 1 : 2
        case .code: counts[number].codeHalves &+= isPart ? 1 : 2
        }
    }

    /// Words of another vocabulary with their numbers in this one.
    mutating func renumbered(
        _ terms: PageTerms, from source: Vocabulary, by renumbering: inout Renumbering
    ) -> PageTerms? {
        renumbering.terms(terms, from: source, in: &vocabulary)
    }

    /// All words of the page; after that there are none.
    mutating func take() -> PageTerms {
        var terms = PageTerms()
        terms.reserveCapacity(ofWords: present.count)
        for word in present.lazy.map(Int.init) {
            let counts = counts[word]
            let weight =
                Int(counts.fixed) + TermWeight.body(Int(counts.bodyHalves)) + TermWeight.code(Int(counts.codeHalves))
            terms.append(word, weight: weight)
            self.counts[word] = Counts()
        }
        present.removeAll(keepingCapacity: true)
        return terms
    }
}
