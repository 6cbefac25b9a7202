internal import HTML

/// Draws HTML that stands in a text: as text, unless the site trusts its authors (`raw-html: allow` in `site.yml`).
enum RawHTMLRenderer {
    static func block(_ source: ArraySlice<UInt8>, isAllowed: Bool, to html: inout HTMLWriter) {
        guard !isAllowed else { return html.markup(TrustedHTML(trusting: source)) }
        html.markup("<pre class=\"raw-html\" dir=\"ltr\"><code>")
        html.text(source.span)
        html.markup("</code></pre>\n")
    }

    static func inline(_ source: ArraySlice<UInt8>, isAllowed: Bool, to html: inout HTMLWriter) {
        if isAllowed { html.markup(TrustedHTML(trusting: source)) } else { html.text(source.span) }
    }
}
