internal import HTML
internal import Models
internal import ViewModels

/// Draws several codes of which one is shown at a time.
///
/// Each tab is a radio button, its label and its code. The style sheet shows the code behind the chosen button and puts
/// the labels into one row; arrow keys choose, as with all radio buttons. Without the style sheet everything is shown.
enum TabsRenderer {
    static func write(_ codes: [ListingView.Code], number: Int, in body: inout BodyRenderer, to html: inout HTMLWriter) {
        html.markup("<fieldset class=\"tabs\">\n<legend")
        body.chromeLanguage(to: &html)
        html.markup(">")
        html.text(body.frame.words[.listingTabs])
        html.markup("</legend>\n")
        for (index, code) in codes.enumerated() {
            html.markup("<input type=\"radio\" name=\"pilaster:tabs-")
            html.number(number)
            html.markup(index == 0 ? "\" checked id=\"" : "\" id=\"")
            id(number, index, to: &html)
            html.markup("\"><label for=\"")
            id(number, index, to: &html)
            html.markup("\">")
            html.text(code.title ?? code.label)
            html.markup("</label>\n")
            CodeRenderer.write(code, highlighter: &body.highlighter, to: &html)
        }
        html.markup("</fieldset>\n")
    }

    private static func id(_ number: Int, _ index: Int, to html: inout HTMLWriter) {
        html.markup("pilaster:tab-")
        html.number(number)
        html.markup("-")
        html.number(index)
    }
}
