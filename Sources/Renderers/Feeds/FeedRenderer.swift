internal import HTML
public import ViewModels

/// Draws a feed that lists all pages of a language.
///
/// Sources: RFC 4287, “The Atom Syndication Format”; RFC 5005, section 2, “Complete Feeds”: what is no longer in it is gone.
public enum FeedRenderer {
    /// A whole document of XML.
    public static func bytes(of feed: FeedView) -> [UInt8] {
        var xml = XMLWriter()
        xml.markup("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\"")
        xml.markup(" xmlns:fh=\"http://purl.org/syndication/history/1.0\" xml:lang=\"")
        xml.text(feed.language)
        xml.markup("\">\n<fh:complete/>\n")
        xml.element("id", feed.homeURL)
        xml.element("title", feed.title)
        if let subtitle = feed.subtitle { xml.element("subtitle", subtitle) }
        xml.element("updated", feed.updated)
        xml.link(relation: "self", type: "application/atom+xml", feed.url)
        xml.link(relation: "alternate", type: "text/html", feed.homeURL)
        xml.markup("<author>")
        xml.element("name", feed.author)
        xml.markup("</author>\n")
        for entry in feed.entries { write(entry, updated: feed.updated, to: &xml) }
        xml.markup("</feed>\n")
        return xml.bytes
    }

    private static func write(_ entry: FeedView.Entry, updated: String, to xml: inout XMLWriter) {
        xml.markup("<entry>\n")
        xml.element("id", entry.url)
        xml.element("title", entry.title)
        xml.element("updated", updated)
        xml.link(relation: "alternate", type: "text/html", entry.url)
        if let summary = entry.summary { xml.element("summary", summary) }
        for category in entry.categories {
            xml.markup("<category term=\"")
            xml.text(category)
            xml.markup("\"/>\n")
        }
        xml.markup("</entry>\n")
    }
}

extension XMLWriter {
    /// Writes an element that holds text only.
    fileprivate mutating func element(_ name: StaticString, _ text: String) {
        markup("<")
        markup(name)
        markup(">")
        self.text(text)
        markup("</")
        markup(name)
        markup(">\n")
    }

    fileprivate mutating func link(relation: StaticString, type: StaticString, _ url: String) {
        markup("<link rel=\"")
        markup(relation)
        markup("\" type=\"")
        markup(type)
        markup("\" href=\"")
        text(url)
        markup("\"/>\n")
    }
}
