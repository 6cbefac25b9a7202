public import Markup

/// A page of the site, finished: renderers look nothing up.
public struct PageView: Sendable {
    public var frame: FrameView
    public var content: Content

    /// What stands in the frame.
    public enum Content: Sendable {
        /// A pattern or an article.
        case article(ArticleView)
        /// The home page of a language.
        case home(HomeView)
        /// All tags with their pages, or all pages by group.
        case list(ListView)
        /// The patterns side by side.
        case comparison(ComparisonView)
        /// All interview questions with their answers.
        case interview(InterviewView)
    }
}

/// A pattern's page or any other page with a text of its own.
public struct ArticleView: Sendable {
    public var title: String
    /// The group that the page belongs to, and the way to it.
    public var breadcrumbs: [FrameView.NavigationLink]
    public var description: String?
    /// The interview question that the page answers.
    public var question: String?
    /// Names that are the same in every language.
    public var alsoKnownAs: [String]
    public var tags: [FrameView.NavigationLink]
    /// Says that the text is not in the reader's language.
    public var fallback: FallbackNotice?
    public var contents: [ContentsEntry]
    public var body: BodyView
    public var evidence: EvidenceView?
    public var related: [FrameView.NavigationLink]
    public var previous: FrameView.NavigationLink?
    public var next: FrameView.NavigationLink?

    /// A notice above a text in another language than the reader's.
    public struct FallbackNotice: Sendable {
        public var text: String
        /// Where somebody can begin the translation.
        public var translateURL: String?
    }
}

/// One line of the table of contents, with the lines below it.
public struct ContentsEntry: Sendable {
    public var title: String
    /// The heading's id.
    public var id: String
    public var entries: [ContentsEntry]
}

/// The home page of a language.
public struct HomeView: Sendable {
    public var title: String
    public var description: String?
    public var fallback: ArticleView.FallbackNotice?
    public var body: BodyView
    public var groups: [PageGroup]
    /// Other ways into the catalogue: the comparison and the interview questions.
    public var ways: [PageGroup.Card] = []
}

/// A page that is nothing but a list of pages.
public struct ListView: Sendable {
    public var title: String
    public var groups: [PageGroup]
}

/// A heading with pages below it.
public struct PageGroup: Sendable {
    public var title: String
    /// The id that links can lead to.
    public var id: String
    public var pages: [Card]

    /// A page with what is said of it in a list.
    public struct Card: Sendable {
        public var link: FrameView.NavigationLink
        public var description: String?
        public var alsoKnownAs: [String]
    }
}

/// A text and everything that its nodes need to be drawn.
public struct BodyView: Sendable {
    /// The text.
    public var document: Document
    /// The text's language, where it is not the page's.
    public var language: TextLanguage?
    /// Whether the text's first node is a heading of level 1, which then is the page's title.
    public var hasTitle: Bool
    /// Says that title, description or question of the origin have changed.
    public var titleNotice: HeadingView.BehindNotice?
    /// Says that the origin's text before the first section has changed.
    public var introductionNotice: HeadingView.BehindNotice?
    /// For each heading, in order.
    public var headings: [HeadingView]
    /// For each link and image, in order.
    public var links: [LinkView]
    /// For each code block, in order.
    public var listings: [ListingView]
    /// The picture of the text's interaction.
    public var diagram: DiagramView?
    /// Whether raw HTML is trusted.
    public var allowsRawHTML: Bool
    /// Whether it is cut out of another page's text, and so is drawn without footnotes: another one beside it may have these, too.
    public var isQuotation = false
}

/// A language that a part of a page is written in.
public struct TextLanguage: Hashable, Sendable {
    /// A BCP 47 tag.
    public var language: String
    public var isRightToLeft: Bool
}

/// What a heading needs besides its text.
public struct HeadingView: Sendable {
    public var id: String
    /// A second id that leads here too.
    public var alias: String?
    /// Says that the section's origin has moved on.
    public var notice: BehindNotice?

    /// A notice at a section whose origin has changed since it was translated.
    public struct BehindNotice: Sendable {
        public var text: String
        public var linkText: String
        public var address: String
    }
}

/// Where a link leads or which picture an image shows.
public enum LinkView: Sendable {
    /// A place in the site, relative to the page.
    case `internal`(address: String, badge: LanguageBadge?)
    /// A place elsewhere.
    case external(url: String)
    /// A picture, relative to the page, with its size in pixels if it is known.
    case image(address: String, width: Int?, height: Int?)
    /// Nowhere: the text stays, the link does not.
    case none
}
