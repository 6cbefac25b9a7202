/// The page at the site's root, where a reader without a language arrives.
public struct ChooserView: Sendable {
    public var siteTitle: String
    public var languages: [Choice]
    public var styleSheet: String
    public var favicon: String
    public var canonicalURL: String?
    public var alternates: [FrameView.Alternate]

    /// A language to choose.
    public struct Choice: Sendable {
        public var language: String
        public var name: String
        public var isRightToLeft: Bool
        public var address: String
        /// “Choose a language” in that language.
        public var invitation: String
        /// What the site is called in that language; `nil` where that is no other name than the site's own.
        public var siteTitle: String?
    }
}

/// The page that a server shows when there is none: in all languages, since it cannot know which one is meant.
public struct NotFoundView: Sendable {
    public var siteTitle: String
    public var languages: [Message]
    /// Addresses by the path of the base URL, since the page is served at any depth.
    public var styleSheet: String
    public var favicon: String

    /// What it says in one language.
    public struct Message: Sendable {
        public var language: String
        public var isRightToLeft: Bool
        /// The language's own name.
        public var name: String
        public var title: String
        public var text: String
        public var homeAddress: String
        public var homeLabel: String
        public var allPagesAddress: String
        public var allPagesLabel: String
    }
}

/// A page at an old path that leads to the new one.
public struct RedirectView: Sendable {
    public var language: String
    public var isRightToLeft: Bool
    public var title: String
    public var linkText: String
    public var address: String
    public var canonicalURL: String?
}
