public import HTML
internal import Markup
public import Models
public import ViewModels

/// Writes the scripts that hold what can be searched. Each assigns one global by its own name, so that it is loaded the same
/// way from a server and from a disk, where nothing can be fetched.
public enum SearchScriptRenderer {
    /// Writes what a browser must know before the first question.
    public static func write(_ search: SearchView, to html: inout HTMLWriter) {
        begin("search", to: &html)
        html.markup("{")
        member("locale", search.locale, to: &html)
        member("version", search.version, to: &html)
        member("placeholder", search.words[.searchPlaceholder], to: &html)
        member("nothing", search.words[.searchNothing], to: &html)
        member("hint", search.words[.searchHint], to: &html)
        member("close", search.words[.searchClose], to: &html)
        html.markup("\"results\":{")
        for (number, result) in search.results.enumerated() {
            if number > 0 { html.markup(",") }
            html.json(result.category)
            html.markup(":")
            html.json(result.form)
        }
        html.markup("},\n\"shards\":")
        list(search.shards, to: &html)
        html.markup(",\n\"pages\":")
        list(search.pages.map(\.path), to: &html)
        html.markup("};\n")
    }

    /// Writes a part of an index.
    public static func writeShard(_ number: Int, _ text: String, to html: inout HTMLWriter) {
        begin("search-\(number)", to: &html)
        html.json(text)
        html.markup(";\n")
    }

    /// Writes the text of a page, in which a browser looks for the words that were asked for: its title, its description, and
    /// for each section an id, a heading and a text.
    public static func writeText(of id: PageID, _ page: PageView, to html: inout HTMLWriter) {
        let (title, description, body): (String, String?, BodyView)
        switch page.content {
        case .article(let article): (title, description, body) = (article.title, article.description, article.body)
        case .home(let home): (title, description, body) = (home.title, home.description, home.body)
        // A page that is nothing but a list has no text of its own.
        default: return
        }
        begin("search/\(id.path)", to: &html)
        html.markup("[")
        html.json(title)
        html.markup(",")
        html.json(description ?? "")
        for section in SectionText.sections(of: body) {
            html.markup(",\n[")
            html.json(section.id)
            html.markup(",")
            html.json(section.heading)
            html.markup(",")
            html.json(section.text.span)
            html.markup("]")
        }
        html.markup("];\n")
    }

    private static func begin(_ name: String, to html: inout HTMLWriter) {
        html.markup("self[")
        html.json("pilaster:" + name)
        html.markup("]=")
    }

    private static func member(_ name: StaticString, _ value: String, to html: inout HTMLWriter) {
        html.markup("\"")
        html.markup(name)
        html.markup("\":")
        html.json(value)
        html.markup(",\n")
    }

    private static func list(_ texts: [String], to html: inout HTMLWriter) {
        html.markup("[")
        for (number, text) in texts.enumerated() {
            if number > 0 { html.markup(",") }
            html.json(text)
        }
        html.markup("]")
    }
}
