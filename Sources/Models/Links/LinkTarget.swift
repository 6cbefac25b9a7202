/// What a link of a page means.
public enum LinkTarget: Hashable, Sendable {
    /// A place on the page itself.
    case fragment(String)
    /// A page of the site, in whatever language.
    case page(PageID, query: String, fragment: String?)
    /// A page that the site makes by itself, in whatever language. Not every site has each of them.
    case generated(GeneratedPage, query: String)
    /// A file of the content folder that is no page.
    case asset(path: String)
    /// A place elsewhere.
    case external(String)
    /// Nothing that could be linked.
    case broken(Fault)

    /// Why a link leads nowhere.
    public enum Fault: Hashable, Sendable {
        /// The scheme is none of `URLScheme.allowed`.
        case dangerous(scheme: String)
        /// The path leads out of the content folder.
        case outside
        /// Its percent-encoding is not UTF-8, or it holds more combining marks in a row than any language.
        case unreadable
        /// A page that is not published.
        case draft(PageID)
        /// A page, with a `/` behind it as if it were a folder.
        case pageAsFolder(path: String)
        /// A place on a page that the site makes by itself.
        case placeOfGenerated(GeneratedPage, fragment: String)
        /// No page of that path.
        case noPage(path: String)
        /// No file of that path.
        case noAsset(path: String)
    }
}
