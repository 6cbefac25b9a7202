extension LanguageTag {
    /// What to try when there is nothing in this language, nearest first: the tag without its last subtags, by the lookup of
    /// RFC 4647 (`zh-Hant-TW`: `zh-Hant`, `zh`). Extensions go together, since half of one says nothing.
    ///
    /// - SeeAlso: [RFC 4647, section 3.4](https://www.rfc-editor.org/rfc/rfc4647#section-3.4)
    public var fallbackParents: [LanguageTag] {
        var subtags = string.split(separator: "-")
        var parents: [LanguageTag] = []
        while subtags.count > 1 {
            let firstExtension = subtags.firstIndex { $0.utf8.count == 1 }
            subtags.removeSubrange((firstExtension ?? subtags.count - 1)...)
            parents.append(LanguageTag(canonical: subtags.joined(separator: "-")))
        }
        return parents
    }
}
