internal import Markup
public import ViewModels

/// Writes a page's own text as markdown, for programs that read it: samples stand in it as their code, and folders as drawn
/// trees. Headings keep their ids, in braces, since links lead to them.
public enum TwinRenderer {
    /// A whole document of markdown.
    public static func bytes(of twin: TwinView) -> [UInt8] {
        // Links, marks and the page's facts take about as much as the spare fourth.
        var markdown = MarkdownWriter(capacity: twin.body.document.text.count / 4 * 5 + 512)
        heading(twin.title, level: "# ", to: &markdown)
        if let description = twin.description { quote(description, to: &markdown) }
        for notice in [twin.body.titleNotice, twin.body.introductionNotice] { markdown.notice(notice) }
        for fact in twin.facts { write(fact, to: &markdown) }
        var body = TwinBodyRenderer(twin.body)
        body.write(to: &markdown)
        for list in twin.lists { write(list, to: &markdown) }
        markdown.end()
        return markdown.bytes
    }

    static func heading(_ title: String, level: StaticString, to markdown: inout MarkdownWriter) {
        markdown.markup(level)
        markdown.text(title, in: .heading)
        markdown.separate(by: 2)
    }

    static func quote(_ text: String, to markdown: inout MarkdownWriter) {
        markdown.open(marker: "> ", continuation: "> ")
        markdown.text(text)
        markdown.close()
        markdown.separate(by: 2)
    }

    private static func write(_ fact: TwinView.Fact, to markdown: inout MarkdownWriter) {
        markdown.markup("**")
        markdown.text(fact.name)
        markdown.markup("**: ")
        markdown.text(fact.value)
        markdown.separate(by: 2)
    }

    /// Source: <https://llmstxt.org>, “Format”.
    static func write(_ list: PageList, to markdown: inout MarkdownWriter) {
        heading(list.title, level: "## ", to: &markdown)
        for page in list.pages {
            markdown.open(marker: "- ", continuation: "  ")
            markdown.markup("[")
            markdown.text(page.title)
            markdown.markup("]")
            markdown.destination(page.address)
            if let description = page.description {
                markdown.markup(": ")
                markdown.text(description)
            }
            markdown.close()
            markdown.separate(by: 1)
        }
        markdown.separate(by: 2)
    }
}

extension MarkdownWriter {
    /// Writes what a reader should know before relying on a text.
    mutating func notice(_ notice: HeadingView.BehindNotice?) {
        guard let notice else { return }
        requireBlankLine()
        open(marker: "> ", continuation: "> ")
        text(notice.text)
        markup(" [")
        text(notice.linkText)
        markup("]")
        destination(notice.address)
        close()
        separate(by: 2)
    }
}
