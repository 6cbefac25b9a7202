internal import HTML
internal import SampleSource
internal import ViewModels

/// Draws the text of a code: in colours if it is Swift, and with marks around comments in another language than the page.
struct CodeTextRenderer {
    private let code: ListingView.Code
    private let highlights: [SwiftHighlight]
    /// The first highlight that has not been written to its end.
    private var next = 0
    private var special = SpecialByte()

    static func write(_ code: ListingView.Code, highlighter: inout SwiftHighlighter, to html: inout HTMLWriter) {
        let isSwift = code.language == "swift"
        if isSwift { highlighter.highlight(code.code.span) }
        var renderer = CodeTextRenderer(code, highlights: isSwift ? highlighter.highlights : [])
        renderer.write(to: &html)
    }

    private init(_ code: ListingView.Code, highlights: [SwiftHighlight]) {
        self.code = code
        self.highlights = highlights
    }

    private mutating func write(to html: inout HTMLWriter) {
        let count = code.code.count
        var written = 0
        for comment in code.foreignComments where written <= comment.lowerBound && comment.upperBound <= count {
            write(written..<comment.lowerBound, to: &html)
            html.markup("<span class=\"foreign\"")
            if let language = code.foreignLanguage { html.attribute("lang", language) }
            html.attribute("title", code.foreignLabel)
            html.markup(">")
            write(comment, to: &html)
            html.markup("</span>")
            written = comment.upperBound
        }
        write(written..<count, to: &html)
    }

    /// Writes a range with its colours; those that reach beyond it are cut at its end and go on in the next range.
    private mutating func write(_ range: Range<Int>, to html: inout HTMLWriter) {
        let source = code.code
        var written = range.lowerBound
        while next < highlights.count, highlights[next].range.lowerBound < range.upperBound {
            let highlight = highlights[next]
            let shown = highlight.range.clamped(to: written..<range.upperBound)
            if !shown.isEmpty {
                html.text(written..<shown.lowerBound, of: source.span, special: &special)
                html.markup(highlight.kind.openingTag)
                html.text(shown, of: source.span, special: &special)
                html.markup("</span>")
                written = shown.upperBound
            }
            guard highlight.range.upperBound <= range.upperBound else { break }
            next += 1
        }
        html.text(written..<range.upperBound, of: source.span, special: &special)
    }
}

extension SwiftHighlight.Kind {
    /// A page has hundreds of these, so the classes are as short as can be; the style sheet says what they stand for.
    fileprivate var openingTag: StaticString {
        switch self {
        case .keyword: "<span class=\"k\">"
        case .string: "<span class=\"s\">"
        case .comment: "<span class=\"c\">"
        case .number: "<span class=\"n\">"
        case .attribute: "<span class=\"a\">"
        case .type: "<span class=\"t\">"
        }
    }
}
