public import Localization

/// What a build is asked to do besides what `site.yml` says.
public struct BuildOptions: Sendable {
    /// The output folder; `Output` of the project where `nil`.
    public var output: String?
    /// In place of `base-url`.
    public var baseURL: String?
    /// When the site is published. Feeds need a date, and content has none: without this one there are no feeds.
    public var publication: Timestamp?
    /// Whether warnings fail the build.
    public var isStrict = false
    /// Whether samples are compiled and tested.
    public var verifiesSamples = true
    /// Whether samples may be compiled and tested now, and not only by an earlier build whose verdict still holds. Where they
    /// may not, and there is no such verdict, listings say that nobody has verified them.
    public var runsSamples = true
    /// Whether drafts are published.
    public var includesDrafts = false
    /// How many pages are worked on at once; as many as there are processors where `nil`.
    public var jobs: Int?
    /// Whether everything that builds keep for later is forgotten first.
    public var isClean = false
    /// Whether even a site in which nothing has changed is looked through, for who wants what only that finds out: reviews of its
    /// translations, and how a page is drawn at once.
    public var looksThroughUnchanged = false
    /// How large files for search engines may be.
    var sitemapLimits = SitemapLimits.ofProtocol

    /// A build as `site.yml` wants it.
    public init() {}
}
