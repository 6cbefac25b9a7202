internal import SampleSource

/// A listing with its comments in the reader's language.
struct LocalizedCode {
    var code: [UInt8]
    /// The comments that are still in the sample's language.
    var untranslated: [Range<Int>]

    init(of listing: SampleSource.Listing, with lines: [String]) {
        code = listing.code
        untranslated = []
    }
}
