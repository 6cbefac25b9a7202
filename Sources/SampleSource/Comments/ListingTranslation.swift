extension Listing {
    /// The listing with its comments in another language.
    ///
    /// - Parameter lines: The lines of a fence's body. Those that translate comments of other listings of the fence are
    ///   passed over.
    /// - Returns: `nil` if the proof fails that only comments differ.
    public func localized(with lines: [String]) -> LocalizedListing? {
        let keys = Set(comments.map(\.key))
        let body = TranslationBody(lines.joined(separator: "\n"), keys: keys)
        return try? localized(with: body.translations.filter { keys.contains($0.source) })
    }
}
