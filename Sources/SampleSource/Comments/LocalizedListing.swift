/// A listing whose comments are in a reader's language. Its code is proven to be the source's.
public struct LocalizedListing: Equatable, Sendable {
    /// The listing with its comments replaced.
    public let listing: Listing

    /// The comments that are still in the source's language, by their bytes in the new code: one range for each comment token,
    /// so that they are also ranges of a highlighter's.
    public let untranslated: [Range<Int>]

    /// The keys of those comments.
    public let missing: [String]

    /// The indices of translations whose comments are not there, or no longer.
    public let stale: [Int]

    /// Translations that could not be used. Their comments are shown as they are, and count as untranslated.
    public let refused: [RefusedTranslation]
}

extension Listing {
    /// The listing with its comments in a reader's language.
    ///
    /// Keys are compared by canonical equivalence, so that the same letters match however they were typed.
    ///
    /// - Throws: `TokenMismatch` if anything but comments would differ, which no translation should be able to cause.
    public func localized(with translations: [CommentTranslation]) throws(TokenMismatch) -> LocalizedListing {
        var localization = Localization(of: self)
        localization.assign(translations)
        let result = localization.result()
        try TokenProof.check(code, against: result.listing.code)
        return result
    }
}
