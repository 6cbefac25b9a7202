internal import HTML
internal import Markup
internal import Models
internal import ViewModels

/// Draws footnotes: a number where one is referred to, and all of them at the text's end.
enum FootnoteRenderer {
    /// Leaves a definition for the end.
    static func pass(_ definition: Int, in body: inout BodyRenderer) {
        body.passed[definition] = (body.headings, body.links, body.listings)
        body.skipAnswers(of: definition)
    }

    /// Draws the number of a footnote as a link to it.
    static func writeReference(_ index: Int, in body: inout BodyRenderer, to html: inout HTMLWriter) {
        guard let number = body.footnotes.number(ofReference: index) else { return }
        body.references[number, default: 0] += 1
        html.markup(
            "<sup><a class=\"footnote\" role=\"doc-noteref\" aria-describedby=\"pilaster:footnotes\" href=\"#pilaster:note-")
        html.number(number)
        html.markup("\" id=\"")
        writeReferenceID(number, body.references[number] ?? 1, to: &html)
        html.markup("\">")
        html.number(number)
        html.markup("</a></sup>")
    }

    /// Draws all footnotes that something refers to.
    static func write(in body: inout BodyRenderer, to html: inout HTMLWriter) {
        guard !body.footnotes.list.isEmpty else { return }
        html.markup("<section class=\"footnotes\" role=\"doc-endnotes\" aria-labelledby=\"pilaster:footnotes\">\n")
        html.markup("<h2 id=\"pilaster:footnotes\"")
        body.chromeLanguage(to: &html)
        html.markup(">")
        html.text(body.frame.words[.footnotes])
        html.markup("</h2>\n<ol>\n")
        for number in 1...body.footnotes.list.count { write(number, in: &body, to: &html) }
        html.markup("</ol>\n</section>\n")
    }

    private static func write(_ number: Int, in body: inout BodyRenderer, to html: inout HTMLWriter) {
        let definition = body.footnotes.list[number - 1].definition
        if let before = body.passed[definition] { (body.headings, body.links, body.listings) = before }
        html.markup("<li id=\"pilaster:note-")
        html.number(number)
        html.markup("\">\n")
        let document = body.view.document
        let last = body.footnotes.lastParagraph(of: number, in: document)
        body.lastParagraph = (last ?? 0, number)
        body.run(document.descendants(of: definition), html: &html)
        if last == nil {
            html.markup("<p>")
            writeBackLinks(in: body, to: &html)
            html.markup("</p>\n")
        }
        html.markup("</li>\n")
    }

    /// Draws the ways back from the footnote that is open: one for each reference.
    static func writeBackLinks(in body: BodyRenderer, to html: inout HTMLWriter) {
        guard let number = body.lastParagraph?.number else { return }
        for reference in 1...max(1, body.footnotes.list[number - 1].references) {
            // A no-break space: no arrow stands in a line of its own.
            html.markup("\u{A0}<a class=\"footnote-back\" role=\"doc-backlink\" href=\"#")
            writeReferenceID(number, reference, to: &html)
            html.markup("\"")
            html.attribute("aria-label", body.frame.words[.footnoteBack])
            body.chromeLanguage(to: &html)
            html.markup(">↩</a>")
        }
    }

    private static func writeReferenceID(_ number: Int, _ reference: Int, to html: inout HTMLWriter) {
        html.markup("pilaster:note-")
        html.number(number)
        html.markup("-reference-")
        html.number(reference)
    }
}
