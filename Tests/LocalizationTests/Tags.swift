import Localization
import Testing

/// A tag that a test takes for granted.
func tag(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> LanguageTag {
    try #require(LanguageTag(text), sourceLocation: sourceLocation)
}
