public import HTML
public import ViewModels

/// Draws the page that a server shows when there is none.
public enum NotFoundRenderer {
    /// Writes a whole document.
    public static func write(_ view: NotFoundView, to html: inout HTMLWriter) {
        html.markup("<!DOCTYPE html>\n<html")
        if let first = view.languages.first { html.language(first.language, isRightToLeft: first.isRightToLeft) }
        html.markup(">\n<head>\n")
        html.documentBasics(title: view.siteTitle)
        html.meta("robots", "noindex")
        html.styleSheet(view.styleSheet, favicon: view.favicon)
        html.markup("</head>\n<body class=\"not-found-page\">\n<main>\n")
        html.markup("<h1>404</h1>\n")
        for message in view.languages { write(message, to: &html) }
        html.markup("</main>\n")
        script(to: &html)
        html.markup("</body>\n</html>\n")
    }

    private static func write(_ message: NotFoundView.Message, to html: inout HTMLWriter) {
        html.markup("<section")
        html.language(message.language, isRightToLeft: message.isRightToLeft)
        html.attribute("aria-label", message.name)
        html.markup(">\n<h2>")
        html.text(message.title)
        html.markup("</h2>\n<p>")
        html.text(message.text)
        html.markup("</p>\n<ul>\n")
        link(to: message.homeAddress, message.homeLabel, to: &html)
        link(to: message.allPagesAddress, message.allPagesLabel, to: &html)
        html.markup("</ul>\n</section>\n")
    }

    private static func link(to address: String, _ label: String, to html: inout HTMLWriter) {
        html.markup("<li><a")
        html.attribute("href", url: address)
        html.markup(">")
        html.text(label)
        html.markup("</a></li>\n")
    }

    /// The language that the address asked for, or else the reader's own, speaks; all others offer their home pages.
    private static func script(to html: inout HTMLWriter) {
        LanguageScript.write(
            """
            const sections = [...document.querySelectorAll("section")];
            const asked = location.pathname.toLowerCase().split("/");
            const chosen = sections.find(section => asked.includes(section.lang.toLowerCase()))
              ?? sections[choose(sections.map(section => section.lang))];
            if (!chosen) return;
            Object.assign(document.documentElement, { lang: chosen.lang, dir: chosen.dir });
            const others = document.createElement("ul");
            others.className = "others";
            for (const section of sections) {
              if (section === chosen) continue;
              const item = others.appendChild(document.createElement("li"));
              const link = item.appendChild(section.querySelector("a").cloneNode());
              Object.assign(link, { textContent: section.getAttribute("aria-label"), lang: section.lang, dir: section.dir });
              section.remove();
            }
            if (others.firstChild) chosen.after(others);
            """, to: &html)
    }
}
