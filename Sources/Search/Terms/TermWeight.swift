/// What a word weighs where it stands, in quarters of a point. All that matters is how the numbers compare: a word of a title
/// of one word weighs as much as ten times the same word in the text.
enum TermWeight {
    /// A name of the page weighs less the more words it has.
    static func title(ofWords count: Int) -> Int { 160 / max(1, min(count, 8)) + 20 }
    static let alsoKnownAs = 120
    static let heading = 48
    static let tag = 48
    static let description = 24
    static let question = 24
    /// The name of the same page in another language.
    static let foreignTitle = 32
    static let foreignTag = 12
    static let foreignHeading = 8

    /// What words in the text weigh together.
    ///
    /// - Parameter halves: Twice the number of words, parts of words counting half.
    static func body(_ halves: Int) -> Int { halves == 0 ? 0 : halves == 1 ? 8 : 8 + 8 * min(logarithm(halves), 3) }

    /// The same for words in listings.
    static func code(_ halves: Int) -> Int { halves == 0 ? 0 : halves == 1 ? 4 : 4 + 4 * min(logarithm(halves), 3) }

    /// To the base of 2, rounded down.
    private static func logarithm(_ number: Int) -> Int { Int.bitWidth - 1 - number.leadingZeroBitCount }
}
