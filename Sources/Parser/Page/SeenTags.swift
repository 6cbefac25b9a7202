internal import Localization

/// The language tags that were found in names of files: a site has few of them on thousands of files, and to read one takes a
/// library.
public struct SeenTags: Sendable {
    private var tags: [String: LanguageTag] = [:]

    /// None yet.
    public init() {}

    /// The tag that a text means; `nil` when it is none.
    mutating func tag(_ text: String) -> LanguageTag? {
        if let seen = tags[text] { return seen }
        let tag = LanguageTag(text)
        tags[text] = tag
        return tag
    }
}
