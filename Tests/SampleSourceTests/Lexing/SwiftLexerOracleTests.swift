#if canImport(SwiftParser) || os(Linux)
    import SampleSource
    import Testing

    /// The lexer against the toolchain's own parser.
    struct `SwiftLexer against SwiftSyntax` {
        @Test(arguments: SourceFixture.wellFormed + SourceFixture.malformed)
        func `begins its tokens where SwiftSyntax begins some`(fixture: SourceFixture) {
            #expect(disagreements(in: fixture.bytes) == [])
        }

        @Test(arguments: SourceFixture.wellFormed + SourceFixture.malformed)
        func `finds the same comments`(fixture: SourceFixture) {
            #expect(comments(in: fixture.bytes) == SyntaxOracle.comments(in: fixture.bytes))
        }

        @Test(arguments: PackageFiles.swiftFiles)
        func `agrees on every file of this package`(path: String) {
            let bytes = PackageFiles.bytes(of: path)
            #expect(disagreements(in: bytes) == [])
            #expect(comments(in: bytes) == SyntaxOracle.comments(in: bytes))
        }
    }
#endif
