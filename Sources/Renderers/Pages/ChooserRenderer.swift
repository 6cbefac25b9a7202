public import HTML
public import ViewModels

/// Draws the page at the site's root: all languages to choose from, and a script that chooses as the browser is set.
public enum ChooserRenderer {
    /// Writes a whole document.
    public static func write(_ view: ChooserView, to html: inout HTMLWriter) {
        html.markup("<!DOCTYPE html>\n<html")
        if let first = view.languages.first { html.language(first.language, isRightToLeft: first.isRightToLeft) }
        html.markup(">\n<head>\n")
        html.documentBasics(title: view.siteTitle)
        html.canonical(view.canonicalURL)
        html.alternates(view.alternates)
        html.styleSheet(view.styleSheet, favicon: view.favicon)
        html.markup("</head>\n<body class=\"chooser-page\">\n<main>\n")
        html.markup("<h1>")
        html.text(view.siteTitle)
        html.markup("</h1>\n<nav")
        if let first = view.languages.first { html.attribute("aria-label", first.invitation) }
        html.markup(">\n<ul class=\"choices\">\n")
        for choice in view.languages { write(choice, to: &html) }
        html.markup("</ul>\n</nav>\n</main>\n")
        script(to: &html)
        html.markup("</body>\n</html>\n")
    }

    private static func write(_ choice: ChooserView.Choice, to html: inout HTMLWriter) {
        html.markup("<li><a")
        html.attribute("href", url: choice.address)
        html.attribute("hreflang", choice.language)
        html.language(choice.language, isRightToLeft: choice.isRightToLeft)
        html.markup("><strong>")
        html.text(choice.name)
        html.markup("</strong>")
        if let title = choice.siteTitle {
            html.markup(" <span>")
            html.text(title)
            html.markup("</span>")
        }
        html.markup("</a></li>\n")
    }

    private static func script(to html: inout HTMLWriter) {
        LanguageScript.write(
            """
            const links = [...document.querySelectorAll("a[hreflang]")];
            const choice = links[choose(links.map(link => link.hreflang))];
            if (choice) location.replace(choice.href);
            """, to: &html)
    }
}
