/// The numbers that the words of one vocabulary have in another, as far as they were asked for.
public struct Renumbering: Sendable {
    /// For each word of the one its number in the other, or less than 0 where it is not known yet.
    private var numbers: [Int32] = []

    /// Nothing has been asked for.
    public init() {}

    /// The terms with the numbers that their words have in another vocabulary; there, words that are new are added.
    ///
    /// - Parameters:
    ///   - source: What the words' numbers are of: always the same, but it may have grown.
    ///   - target: What they are to be of: always the same, but it may have grown.
    /// - Returns: `nil` where a word has a number that the vocabulary does not have, or a weight that no word has.
    public mutating func terms(_ terms: PageTerms, from source: Vocabulary, in target: inout Vocabulary) -> PageTerms? {
        if numbers.count < source.count {
            numbers.append(contentsOf: repeatElement(-1, count: source.count - numbers.count))
        }
        var renumbered = PageTerms()
        renumbered.reserveCapacity(of: terms)
        var isWhole = true
        terms.forEach { word, weight in
            guard word >= 0, word < numbers.count, weight >= 0, weight <= Int(UInt16.max) else {
                isWhole = false
                return
            }
            if numbers[word] < 0 { numbers[word] = Int32(truncatingIfNeeded: target.number(of: word, in: source)) }
            renumbered.append(Int(numbers[word]), weight: weight)
        }
        return isWhole ? renumbered : nil
    }
}
