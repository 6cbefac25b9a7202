internal import CStemmer
internal import Localization

/// Snowball's stemmer for a language: `модулями` and `модулей` have one stem.
///
/// Snowball itself knows which of its algorithms a language has, by its ISO 639 code. A word of a language without one is its
/// own stem.
///
/// - SeeAlso: [Snowball](https://snowballstem.org)
@safe struct Stemmer: ~Copyable {
    private let stemmer: OpaquePointer?

    init(for language: LanguageTag) {
        let code = String(language.string.prefix { $0 != "-" })
        unsafe stemmer = sb_stemmer_new(code, "UTF_8")
    }

    deinit { unsafe sb_stemmer_delete(stemmer) }

    /// The stem of a word, not folded yet as words are that are compared.
    func stem(of word: [UInt8]) -> [UInt8] {
        // The algorithms are written for words in lower case with all their accents.
        stem(ofLowerCase: LowerCase.of((try? Normalization.nfc(word)) ?? word))
    }

    private func stem(ofLowerCase word: [UInt8]) -> [UInt8] {
        guard let stemmer = unsafe stemmer, let count = Int32(exactly: word.count),
            let stem = unsafe sb_stemmer_stem(stemmer, word, count)
        else { return word }
        // The stem lies in the stemmer's own memory until it is asked again.
        return unsafe Array(UnsafeBufferPointer(start: stem, count: Int(sb_stemmer_length(stemmer))))
    }
}
