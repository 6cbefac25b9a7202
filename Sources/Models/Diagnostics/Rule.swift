/// A kind of diagnostic: what is printed in brackets, and what `severity` in `site.yml` sets.
public enum Rule: String, CaseIterable, Sendable {
    // Files
    case unreadableFile = "unreadable-file"
    case invalidEncoding = "invalid-encoding"
    case pageName = "page-name"
    case pathOutside = "path-outside"
    case outputCollision = "output-collision"
    case outputName = "output-name"
    case emptyPage = "empty-page"

    // Facts in YAML
    case invalidYAML = "invalid-yaml"
    case unclosedFrontMatter = "unclosed-front-matter"
    case missingKey = "missing-key"
    case invalidValue = "invalid-value"
    case unknownKey = "unknown-key"
    case unknownLanguage = "unknown-language"
    case unknownPage = "unknown-page"
    case unknownName = "unknown-name"
    case yamlComment = "yaml-comment"

    // Markdown
    case limit
    case unclosedFence = "unclosed-fence"
    case rawHTML = "raw-html"
    case emptyHeading = "empty-heading"
    case headingLevel = "heading-level"
    case duplicateID = "duplicate-id"
    case headingAttribute = "heading-attribute"
    case unknownFenceWord = "unknown-fence-word"
    case unknownArrow = "unknown-arrow"
    case unknownFootnote = "unknown-footnote"
    case unusedFootnote = "unused-footnote"
    case unreadMarkup = "unread-markup"
    case hiddenCell = "hidden-cell"

    // Links
    case unknownAnchor = "unknown-anchor"
    case unknownAsset = "unknown-asset"
    case dangerousURL = "dangerous-url"
    case notALink = "not-a-link"

    // Samples
    case unknownSample = "unknown-sample"
    case unknownRegion = "unknown-region"
    case sampleMarker = "sample-marker"
    case emptyRegion = "empty-region"
    case staleComment = "stale-comment"
    case invalidComment = "invalid-comment"
    case untranslatedComment = "untranslated-comment"
    case uncompiledListing = "uncompiled-listing"
    case unusedSample = "unused-sample"
    case unusedRegion = "unused-region"
    case sampleBroken = "sample-broken"
    case sampleFailing = "sample-failing"
    case sampleUnverifiable = "sample-unverifiable"

    // Translations
    case missingTranslation = "missing-translation"
    case behind
    case unlinkedOriginal = "unlinked-original"
    case translationOrigin = "translation-origin"
    case differentShape = "different-shape"
    case placeholder
    case missingWord = "missing-word"

    /// How much it weighs where `site.yml` says nothing.
    public var defaultSeverity: Severity {
        switch self {
        case .unknownKey, .unknownFenceWord, .differentShape, .unlinkedOriginal, .rawHTML, .dangerousURL, .unknownArrow,
            .unusedRegion, .emptyRegion, .unclosedFence, .emptyHeading, .headingLevel, .emptyPage, .outputName, .pageName,
            .placeholder, .headingAttribute, .notALink, .unreadMarkup, .hiddenCell, .yamlComment, .unknownFootnote,
            .unusedFootnote:
            .warning
        case .missingTranslation, .behind, .untranslatedComment, .missingWord, .uncompiledListing, .unusedSample: .note
        default: .error
        }
    }
}
