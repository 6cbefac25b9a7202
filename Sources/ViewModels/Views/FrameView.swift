/// What every page of a language has around its content, finished for drawing.
public struct FrameView: Sendable {
    /// The document's language, as a BCP 47 tag.
    public var language: String
    /// Whether the language is written from right to left.
    public var isRightToLeft: Bool
    /// What the browser's tab says: the page's title and the site's.
    public var documentTitle: String
    /// What search engines and previews say of the page.
    public var description: String?
    /// Whether search engines are to leave the page out.
    public var isHiddenFromSearchEngines: Bool
    /// The absolute address of the page, or of the page it stands in for.
    public var canonicalURL: String?
    /// The same page in other languages, this one included, for `hreflang`.
    public var alternates: [Alternate]
    /// What the page itself is called, without the site.
    public var pageTitle: String?
    /// The page's language and territory, and those of its translations, as the Open Graph protocol writes them.
    public var openGraphLocales: [String] = []
    /// The site's title in this language.
    public var siteTitle: String
    /// Addresses relative to this page.
    public var addresses: Addresses
    /// The languages, in the site's order.
    public var switcher: [LanguageChoice]
    /// What leads to the other pages.
    public var navigation: NavigationView
    /// Which of the pages of the current group the page itself is.
    public var currentPage: Int? = nil
    /// Where the source of the page can be edited.
    public var editURL: String?
    /// The words of the chrome in this language.
    public var words: Words

    /// The page in one language, for `<link rel="alternate" hreflang>`.
    public struct Alternate: Sendable {
        /// A BCP 47 tag, or `x-default`.
        public var language: String
        /// Absolute.
        public var url: String
    }

    /// Addresses of the site's fixtures, relative to the page.
    public struct Addresses: Sendable {
        public var home: String
        public var styleSheet: String
        public var script: String
        public var favicon: String
        public var tags: String?
        public var allPages: String
        /// The script of the language's search, where the site has one.
        public var search: String?
        /// The patterns side by side, where there are any to compare.
        public var comparison: String?
        /// The interview questions, where there are any.
        public var interview: String?
        /// The language's feed, where the site has feeds.
        public var feed: String?
        /// The page's own text as markdown.
        public var twin: String?
    }

    /// One entry of the language switcher.
    public struct LanguageChoice: Sendable {
        /// A BCP 47 tag.
        public var language: String
        /// The language's own name.
        public var name: String
        /// The same page in that language.
        public var address: String
        public var isCurrent: Bool
        /// Whether that language shows another language's text.
        public var isFallback: Bool
        public var isRightToLeft: Bool
    }

    /// A page in a list of pages.
    public struct NavigationLink: Sendable {
        public var title: String
        public var address: String
        /// Where the page is shown in another language: that language.
        public var badge: LanguageBadge?
    }
}

/// Says that what a link leads to is not in the reader's language.
public struct LanguageBadge: Hashable, Sendable {
    /// A BCP 47 tag.
    public var language: String
    /// What the badge means, for a tooltip and for screen readers.
    public var label: String
}
