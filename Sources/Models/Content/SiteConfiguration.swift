public import Localization

/// `site.yml`, as resolved: every key has a value.
public struct SiteConfiguration: Sendable {
    /// What becomes of raw HTML in pages.
    public enum RawHTML: String, Sendable {
        /// It is shown as text, and reported.
        case escape
        /// It is trusted.
        case allow
    }

    /// The site's title where a language has none.
    public var title: String = "Documentation"
    /// Where the site will be served, ending in `/`; `nil` leaves out what needs an absolute URL.
    public var baseURL: String?
    /// The order of the languages.
    public var languages: [LanguageTag] = []
    /// For a language, which others to try when a page is missing.
    public var fallback: [LanguageTag: [LanguageTag]] = [:]
    /// The samples' folder, from the project's.
    public var samples: String = "Sources/Samples"
    /// The language of the samples' comments, as a BCP 47 tag. Pages in this language need no translated comments.
    public var sampleLanguage: String = "en"
    /// The folder of the samples' tests, from the project's.
    public var sampleTests: String = "Tests/SamplesTests"
    /// Where the sources can be read and edited, without `/` at the end.
    public var repository: String?
    /// What becomes of raw HTML in pages.
    public var rawHTML: RawHTML = .escape
    /// Whether the site can be searched.
    public var search: Bool = true
    /// When this edition of the site is published, as whoever builds it says. Content has no dates, so without it there is
    /// nothing that a feed could tell.
    public var publication: Timestamp?
    /// What a rule weighs here; `nil` switches it off.
    public var severity: [Rule: Severity?] = [:]

    /// The configuration of a site without `site.yml`.
    public init() {}
}
