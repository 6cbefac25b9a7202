extension LanguageTag {
    /// The language and its territory as the Open Graph protocol writes them, `pt_BR`; `nil` where the tag names no territory.
    ///
    /// - SeeAlso: [The Open Graph protocol, `og:locale`](https://ogp.me/#optional)
    public var openGraphLocale: String? {
        let parts = string.split(separator: "-")
        // The territory stands behind the language and its script, and is all in capitals (RFC 5646, section 2.1.1).
        guard let language = parts.first,
            let territory = parts.dropFirst().prefix(2).first(where: { $0.count == 2 && $0.allSatisfy(\.isUppercase) })
        else { return nil }
        return "\(language)_\(territory)"
    }
}
