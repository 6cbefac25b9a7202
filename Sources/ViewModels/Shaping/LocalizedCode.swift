internal import SampleSource

/// A listing with its comments in the reader's language.
struct LocalizedCode {
    /// The code that readers see.
    var code: [UInt8]
    /// The comments that are still in the sample's language.
    var untranslated: [Range<Int>]

    /// - Parameter lines: The lines of the fence's body.
    init(of listing: SampleSource.Listing, with lines: [String]) {
        // Without the proof that only comments differ, the compiled code itself is shown.
        let localized = listing.localized(with: lines)
        code = localized?.listing.code ?? listing.code
        untranslated = localized?.untranslated ?? []
    }
}
