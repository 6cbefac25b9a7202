import SampleSource

/// Our own answer in the terms of `ByteClass`.
func highlightedClasses(of bytes: [UInt8]) -> [ByteClass] {
    var classes = [ByteClass](repeating: .plain, count: bytes.count)
    var highlighter = SwiftHighlighter()
    highlighter.highlight(bytes.span)
    for highlight in highlighter.highlights {
        for index in highlight.range { classes[index] = byteClass(of: highlight.kind) }
    }
    return classes
}

private func byteClass(of kind: SwiftHighlight.Kind) -> ByteClass {
    switch kind {
    case .keyword: .keyword
    case .string: .string
    case .comment: .comment
    case .number: .number
    case .attribute: .attribute
    case .type: .plain
    }
}
