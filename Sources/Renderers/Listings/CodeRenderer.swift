internal import HTML
internal import SampleSource
internal import ViewModels

/// Draws one piece of code in a block that can be scrolled by keyboard.
enum CodeRenderer {
    static func write(_ code: ListingView.Code, highlighter: inout SwiftHighlighter, to html: inout HTMLWriter) {
        open(label: code.label, language: code.language, to: &html)
        CodeTextRenderer.write(code, highlighter: &highlighter, to: &html)
        close(to: &html)
    }

    /// Code is written from left to right in every language, and is not to be translated by browsers.
    static func open(label: String, language: String, to html: inout HTMLWriter) {
        html.markup("<pre tabindex=\"0\" role=\"group\" dir=\"ltr\" translate=\"no\"")
        html.attribute("aria-label", label)
        html.markup("><code")
        if !language.isEmpty {
            html.markup(" class=\"language-")
            html.value(language)
            html.markup("\"")
        }
        html.markup(">")
    }

    static func close(to html: inout HTMLWriter) { html.markup("</code></pre>\n") }
}
