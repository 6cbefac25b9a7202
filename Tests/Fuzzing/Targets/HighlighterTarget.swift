internal import SampleSource

/// The lexer and the colours of a listing.
enum HighlighterTarget {
    static func run(_ input: [UInt8]) {
        var highlighter = SwiftHighlighter()
        highlighter.highlight(input.span)
        var end = 0
        for highlight in highlighter.highlights {
            precondition(highlight.range.lowerBound >= end && highlight.range.upperBound <= input.count)
            end = highlight.range.upperBound
        }
    }
}
