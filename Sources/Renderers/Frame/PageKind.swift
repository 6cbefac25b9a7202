/// What a page is, as far as its frame cares.
enum PageKind {
    case article, home, list, comparison, interview

    /// The class of the page's body.
    var className: StaticString {
        switch self {
        case .article: "article-page"
        case .home: "home-page"
        case .list: "list-page"
        case .comparison: "comparison-page"
        case .interview: "interview-page"
        }
    }

    /// The page's type in the words of the Open Graph protocol.
    var openGraphType: StaticString {
        switch self {
        case .article: "article"
        case .home, .list, .comparison, .interview: "website"
        }
    }
}
