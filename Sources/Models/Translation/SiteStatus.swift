public import Localization

/// How far each page of a site is translated into each of its languages.
public struct SiteStatus: Sendable {
    /// The languages in the site's order.
    public var languages: [LanguageTag]
    /// The pages by id.
    public var pages: [Page]

    /// The status of some pages.
    public init(languages: [LanguageTag], pages: [Page]) {
        self.languages = languages
        self.pages = pages
    }

    /// A page across its languages.
    public struct Page: Sendable {
        /// What page it is.
        public var id: PageID
        /// The language from which the others are translated.
        public var origin: LanguageTag
        /// For each language, in the site's order.
        public var versions: [Version]

        /// A page with the status of its versions.
        public init(id: PageID, origin: LanguageTag, versions: [Version]) {
            self.id = id
            self.origin = origin
            self.versions = versions
        }
    }

    /// A page in one language.
    public struct Version: Sendable {
        /// The language.
        public var language: LanguageTag
        /// How it stands to the origin.
        public var standing: Standing
        /// The path from the project's folder; `nil` for a page that is missing.
        public var file: String?
        /// Whether it is published only on demand.
        public var isDraft = false
        /// How each part stands to the origin's, for a translation.
        public var parts: [TranslationState.Part] = []
        /// How its shape differs from the origin's, a sentence each.
        public var differences: [String] = []
        /// Whether texts are left that are still to be translated.
        public var hasPlaceholders = false

        /// A version about which nothing else is known.
        public init(language: LanguageTag, standing: Standing, file: String?) {
            self.language = language
            self.standing = standing
            self.file = file
        }

        /// The keys of the parts whose origin has moved on.
        public var behind: [String] { parts.filter(\.standing.isBehind).map(\.key) }
        /// The keys of the parts of which nobody recorded what was translated.
        public var unrecorded: [String] { parts.filter { $0.standing == .unrecorded }.map(\.key) }
    }

    /// How a version stands to the origin.
    public enum Standing: String, CaseIterable, Sendable {
        /// It is the page that others are translated from.
        case origin
        /// It says what the origin says.
        case current
        /// The origin has moved on.
        case behind
        /// Texts are left in it that are still to be translated.
        case started
        /// Nobody recorded what was translated, so nobody can tell.
        case unknown
        /// It does not say of what it is a translation.
        case unlinked
        /// There is none.
        case missing
    }
}
