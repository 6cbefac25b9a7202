internal import HTML
internal import Models
internal import ViewModels

/// The parts of a head that pages with and without a frame share.
extension HTMLWriter {
    mutating func documentBasics(title: String) {
        markup(
            """
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>
            """)
        text(title)
        markup("</title>\n")
    }

    mutating func meta(_ name: StaticString, _ content: String) {
        markup("<meta")
        markup(" name=\"")
        markup(name)
        markup("\"")
        attribute("content", content)
        markup(">\n")
    }

    mutating func canonical(_ url: String?) {
        guard let url else { return }
        markup("<link rel=\"canonical\"")
        attribute("href", url: url)
        markup(">\n")
    }

    mutating func alternates(_ alternates: [FrameView.Alternate]) {
        for alternate in alternates {
            markup("<link rel=\"alternate\"")
            attribute("hreflang", alternate.language)
            attribute("href", url: alternate.url)
            markup(">\n")
        }
    }

    /// Nothing is painted before the style sheet is there; the script waits for the page.
    mutating func styleSheet(_ address: String, favicon: String) {
        ThemeScript.write(to: &self)
        markup("<link rel=\"icon\" type=\"image/svg+xml\"")
        attribute("href", url: favicon)
        markup(">\n<link rel=\"stylesheet\"")
        attribute("href", url: address)
        markup(">\n")
    }

    /// Writes the site's script, and the words that it shows.
    mutating func script(_ address: String, words: Words) {
        markup("<script defer")
        attribute("src", url: address)
        attribute("data-copy", words[.copy])
        attribute("data-copied", words[.copied])
        markup("></script>\n")
    }
}
