/// A word as it is compared, and where it stands.
struct WordForm {
    /// The folded word, UTF-8.
    var bytes: [UInt8]
    /// The folded stem, UTF-8.
    var stem: [UInt8]
    /// The pages it stands on, in order, each once.
    var postings: ArraySlice<Posting> = []
    /// Whether it stands on so many pages that it tells nothing; then `postings` are only those where it weighs most.
    var isCommon = false

    /// A word on a page.
    struct Posting: Equatable {
        var page: Int32
        /// In quarters of a point, as ``TermWeight``.
        var weight: Int32
    }
}
