internal import HTML
internal import ViewModels

/// Draws what is known of a pattern's samples, folded up to one line.
enum EvidenceRenderer {
    static func write(_ evidence: EvidenceView, to html: inout HTMLWriter) {
        html.markup(evidence.isVerified ? "<details class=\"evidence verified\">" : "<details class=\"evidence\">")
        html.markup("\n<summary><strong>")
        html.text(evidence.title)
        html.markup("</strong> <span>")
        html.text(evidence.summary)
        html.markup("</span></summary>\n")
        tests(evidence, to: &html)
        sources(evidence, to: &html)
        html.markup("</details>\n")
    }

    private static func tests(_ evidence: EvidenceView, to html: inout HTMLWriter) {
        if let title = evidence.testsTitle {
            html.markup("<p>")
            html.text(title)
            html.markup("</p>\n")
        }
        guard !evidence.tests.isEmpty else { return }
        html.markup("<ul translate=\"no\">\n")
        for test in evidence.tests {
            html.markup("<li>")
            html.text(test.name)
            html.markup("</li>\n")
        }
        html.markup("</ul>\n")
    }

    private static func sources(_ evidence: EvidenceView, to html: inout HTMLWriter) {
        if let digest = evidence.digest {
            html.markup("<p>")
            html.text(evidence.digestLabel)
            html.markup(": <code>")
            html.text(digest)
            html.markup("</code></p>\n")
        }
        if let url = evidence.testSourceURL {
            html.markup("<p><a")
            html.attribute("href", url: url)
            html.markup(">")
            html.text(evidence.testSourceLabel)
            html.markup("</a></p>\n")
        }
    }
}
