#if canImport(SwiftParser) || os(Linux)
    import SampleSource
    import SwiftSyntax
    import Testing

    /// What the compiler would read out of a literal, before and after its listing was cut.
    struct `Values of literals` {
        @Test(arguments: [
            "        let a = \"\"\"\n          one\n            two\n\n          three\n          \"\"\"\n",
            "\t\tlet a = \"\"\"\n\t\t  one\n\t\t  \t\n\t\t  \"\"\"\n",
            "    let a = \"\"\"\n  one\n    two\n  \"\"\"\n        b()\n",
            "    let a = #\"\"\"\r\n      one \\\r\n\r\n      two\r\n      \"\"\"#\r\n",
            "  let a = [\"\"\"\n  one\n     \n  \"\"\", \"two  \"]\n",
        ])
        func `B26: stay the same`(source: String) {
            let listing = sample(source).listing()
            let values = literalValues(in: listing?.code ?? [])
            #expect(values == literalValues(in: Array(source.utf8)))
            #expect(!values.isEmpty)
            #expect(!values.contains(nil))
        }

        private func literalValues(in bytes: [UInt8]) -> [String?] {
            let literals = Literals(viewMode: .sourceAccurate)
            literals.walk(SyntaxOracle.parse(bytes))
            return literals.values
        }

        private final class Literals: SyntaxVisitor {
            var values: [String?] = []

            override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
                values.append(node.representedLiteralValue)
                return .visitChildren
            }
        }
    }
#endif
