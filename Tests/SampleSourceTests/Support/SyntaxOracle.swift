#if canImport(SwiftParser) || os(Linux)
    import SwiftIDEUtils
    import SwiftParser
    import SwiftSyntax

    /// The toolchain's own parser and syntax classification: what ours are held against.
    enum SyntaxOracle {
        static func parse(_ bytes: [UInt8]) -> SourceFileSyntax {
            unsafe bytes.withUnsafeBufferPointer { unsafe Parser.parse(source: $0) }
        }

        /// The class of each byte.
        static func classes(of bytes: [UInt8]) -> [ByteClass] {
            var classes = [ByteClass](repeating: .plain, count: bytes.count)
            for classified in parse(bytes).classifications {
                let range = classified.range.lowerBound.utf8Offset..<classified.range.upperBound.utf8Offset
                for index in range { classes[index] = byteClass(of: classified.kind) }
            }
            return classes
        }

        /// The texts of all tokens, without comments and whitespace.
        static func tokenTexts(of bytes: [UInt8]) -> [String] {
            parse(bytes).tokens(viewMode: .sourceAccurate).map(\.text)
        }

        /// Where tokens begin that have any text.
        static func tokenStarts(of bytes: [UInt8]) -> Set<Int> {
            let tokens = parse(bytes).tokens(viewMode: .sourceAccurate).filter { $0.trimmedLength.utf8Length > 0 }
            return Set(tokens.map(\.positionAfterSkippingLeadingTrivia.utf8Offset))
        }

        /// Whether an interpolation is malformed. The parser then recovers by what it has parsed, which no lexer can follow.
        static func hasBrokenInterpolation(_ bytes: [UInt8]) -> Bool {
            let search = InterpolationSearch(viewMode: .sourceAccurate)
            search.walk(parse(bytes))
            return search.isBroken
        }

        private final class InterpolationSearch: SyntaxVisitor {
            var isBroken = false

            override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
                let isInterpolated = node.segments.contains { $0.is(ExpressionSegmentSyntax.self) }
                isBroken = isBroken || isInterpolated && node.hasError
                return .visitChildren
            }
        }

        /// The comments, as `kind text`.
        static func comments(in bytes: [UInt8]) -> [String] {
            parse(bytes).tokens(viewMode: .sourceAccurate).flatMap { token in
                (token.leadingTrivia.pieces + token.trailingTrivia.pieces).compactMap { piece in
                    switch piece {
                    case .lineComment(let text): "lineComment \(text)"
                    case .docLineComment(let text): "docLineComment \(text)"
                    case .blockComment(let text): "blockComment \(text)"
                    case .docBlockComment(let text): "docBlockComment \(text)"
                    default: nil
                    }
                }
            }
        }

        private static func byteClass(of kind: SyntaxClassification) -> ByteClass {
            switch kind {
            case .keyword: .keyword
            case .stringLiteral, .regexLiteral: .string
            case .lineComment, .docLineComment, .blockComment, .docBlockComment: .comment
            case .integerLiteral, .floatLiteral: .number
            case .attribute: .attribute
            default: .plain
            }
        }
    }
#endif
