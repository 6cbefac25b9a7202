public import Localization

/// Where the files of a site stand below the output folder. Links mirror these paths.
public enum OutputPath {
    /// The page of an id in a language: flat, `hu/guides/reading.html`.
    public static func page(_ id: PageID, in language: LanguageTag) -> String { "\(language.string)/\(id.path).html" }

    /// A page that the site makes by itself in each language.
    public static func generated(_ page: GeneratedPage, in language: LanguageTag) -> String {
        "\(language.string)/\(page.rawValue).html"
    }

    /// The script with which a language's readers search: a page never ends in `.js`.
    public static func search(in language: LanguageTag) -> String { "\(language.string)/search.js" }

    /// A part of a language's index.
    public static func searchShard(_ number: Int, in language: LanguageTag) -> String {
        "\(language.string)/search-\(number).js"
    }

    /// The text of a page for those who have found it.
    public static func searchText(_ id: PageID, in language: LanguageTag) -> String {
        "\(language.string)/search/\(id.path).js"
    }

    /// A pattern's side of the comparison, for those who choose it.
    public static func comparedSide(_ id: PageID, in language: LanguageTag) -> String {
        "\(language.string)/compare/\(id.path).js"
    }

    /// The markdown twin of a page, beside it.
    public static func twin(_ id: PageID, in language: LanguageTag) -> String { "\(language.string)/\(id.path).md" }

    /// The feed of a language.
    public static func feed(in language: LanguageTag) -> String { "\(language.string)/feed.xml" }

    /// A file of the content folder that is no page.
    public static func asset(_ path: String) -> String { "assets/\(path)" }

    /// The page that chooses a language.
    public static let root = "index.html"
    /// The page that servers show when there is none.
    public static let notFound = "404.html"
    /// The style sheet of all pages.
    public static let styleSheet = "style.css"
    /// The script of all pages.
    public static let script = "script.js"
    /// The script that answers questions to the search, in all languages.
    public static let searchScript = "search.js"
    /// The script that lays patterns side by side which one page cannot hold, in all languages.
    public static let comparisonScript = "compare.js"
    /// The picture in the browser's tab.
    public static let favicon = "favicon.svg"
    /// The list of pages and their languages for search engines.
    public static let sitemap = "sitemap.xml"
    /// One of the files of a list that is too long for one, from 1.
    public static func sitemap(part: Int) -> String { "sitemap-\(part).xml" }
    /// The list of twins for language models.
    public static let languageModels = "llms.txt"
    /// The models of all patterns for programs.
    public static let patterns = "patterns.json"
}

/// The pages that each language has though nobody wrote them.
public enum GeneratedPage: String, CaseIterable, Sendable {
    /// All tags with their pages.
    case tags
    /// All pages by group.
    case pages
    /// The patterns side by side.
    case comparison = "compare"
    /// All interview questions with their answers.
    case interview
}
