/// The sentence that an author probably meant where one has been reworded since: the one that shares most of its words.
///
/// Measured by the coefficient of Dice over the words, each as often as it occurs; order counts for nothing.
public enum NearestSentence {
    /// The words of a sentence that are looked at.
    public static let maximumWords = 100

    /// The candidate that shares at least half of its words with `sentence`, or `nil`; of equals the first. No more candidates
    /// than `NearestName.maximumCandidates` are looked at.
    public static func to(_ sentence: String, among candidates: some Sequence<String>) -> String? {
        let wanted = words(of: sentence)
        guard !wanted.isEmpty else { return nil }
        var nearest: (share: Double, sentence: String)?
        for candidate in candidates.prefix(NearestName.maximumCandidates) {
            let share = share(of: wanted, and: words(of: candidate))
            if share >= 0.5, share > nearest?.share ?? 0 { nearest = (share, candidate) }
        }
        return nearest?.sentence
    }

    private static func words(of sentence: String) -> [Substring] {
        LowerCase.of(String(sentence.unicodeScalars.prefix(maximumWords * 20))).split { !$0.isLetter && !$0.isNumber }
            .prefix(maximumWords).sorted()
    }

    private static func share(of left: [Substring], and right: [Substring]) -> Double {
        var common = 0
        var (first, second) = (left[...], right[...])
        while let word = first.first, let other = second.first {
            if word == other { common += 1 }
            if word <= other { first.removeFirst() }
            if other <= word { second.removeFirst() }
        }
        return 2 * Double(common) / Double(left.count + right.count)
    }
}
