internal import HTML
internal import Models
internal import ViewModels

/// Draws the patterns side by side: the table of their traits, and below it what a reader lays beside each other.
///
/// Which sides are shown is a matter of check boxes and of the style sheet, so it needs no script. Where a browser does not
/// know `:has()`, all of them are. Of patterns that are too much for a page a script loads those that are chosen. It fills what
/// stands here for it, above the table, which may be long; where it does not run, the table with its links is all there is.
enum ComparisonRenderer {
    static func write(_ comparison: ComparisonView, in frame: FrameView, to html: inout HTMLWriter) {
        html.markup("<header class=\"hero\">\n<h1>")
        html.prose(comparison.title)
        html.markup("</h1>\n<p class=\"lead\">")
        html.prose(comparison.introduction)
        html.markup("</p>\n</header>\n")
        if let script = comparison.script { loading(script, comparison, to: &html) }
        TraitTableRenderer.write(comparison.table, in: frame, to: &html)
        if !comparison.sides.isEmpty { sides(of: comparison, in: frame, to: &html) }
    }

    private static func loading(_ script: String, _ comparison: ComparisonView, to html: inout HTMLWriter) {
        html.markup("<section class=\"comparison\" aria-labelledby=\"pilaster:choice\" hidden>\n")
        openChoice(of: comparison, to: &html)
        html.markup("</fieldset>\n<div class=\"sides\"></div>\n</section>\n<script defer")
        html.attribute("src", url: script)
        html.markup("></script>\n")
    }

    private static func openChoice(of comparison: ComparisonView, to html: inout HTMLWriter) {
        html.markup("<fieldset class=\"choice\">\n<legend><h2 id=\"pilaster:choice\">")
        html.prose(comparison.choice)
        html.markup("</h2></legend>\n")
    }

    private static func sides(of comparison: ComparisonView, in frame: FrameView, to html: inout HTMLWriter) {
        html.markup("<section class=\"comparison\" aria-labelledby=\"pilaster:choice\">\n")
        choice(of: comparison, to: &html)
        html.markup("<div class=\"sides\">\n")
        var listings = 0
        for side in comparison.sides { SideRenderer.write(side, firstListing: &listings, in: frame, to: &html) }
        html.markup("</div>\n</section>\n")
    }

    private static func choice(of comparison: ComparisonView, to html: inout HTMLWriter) {
        openChoice(of: comparison, to: &html)
        for side in comparison.sides {
            html.markup("<label><input type=\"checkbox\"")
            html.markup(side.isChosen ? " checked> <span" : "> <span")
            html.language(side.language)
            html.markup(">")
            html.prose(side.link.title)
            html.markup("</span></label>\n")
        }
        html.markup("</fieldset>\n")
    }
}
