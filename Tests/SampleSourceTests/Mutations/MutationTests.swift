#if canImport(SwiftParser) || os(Linux)
    import SampleSource
    import Testing

    /// Thousands of broken sources: the lexer, the regions and the comments against the toolchain's parser.
    struct `Mutated sources` {
        private static let sources: [[UInt8]] =
            (SourceFixture.wellFormed + SourceFixture.malformed).map(\.bytes)
            + PackageFiles.swiftFiles.filter { $0.contains("/Sources/Samples/") || $0.contains("/Sources/StandIns/") }
            .map { Array(PackageFiles.bytes(of: $0).prefix(2_000)) }

        @Test(arguments: UInt64(0)..<8)
        func `are cut into tokens as the parser cuts them`(seed: UInt64) {
            var compared = 0
            forEachSource(seed: seed, count: 400) { source, _ in
                compared += 1
                let text = String(decoding: source, as: UTF8.self)
                #expect(comments(in: source) == SyntaxOracle.comments(in: source), "\(text)")
                #expect(disagreements(in: source) == [], "\(text)")
            }
            #expect(compared > 300)
        }

        @Test(arguments: UInt64(8)..<12)
        func `keep their code when their comments are translated`(seed: UInt64) {
            forEachSource(seed: seed, count: 300) { source, mutation in
                let sample = SampleFile(path: "A.swift", bytes: source)
                for region in [nil] + sample.regions.map(\.name) {
                    guard let listing = sample.listing(region: region) else { continue }
                    translate(listing, &mutation)
                }
            }
        }

        private func translate(_ listing: Listing, _ mutation: inout SourceMutation) {
            let translations = listing.comments.map { comment in
                CommentTranslation(source: comment.key, translation: mutation.translation(of: comment.key))
            }
            let text = String(decoding: listing.code, as: UTF8.self)
            #expect(throws: Never.self, "\(text)") {
                let localized = try listing.localized(with: translations)
                #expect(localized.stale == [], "\(text)")
                #expect(localized.listing.sourceLines.count == localized.listing.code.count { $0 == 0x0A }, "\(text)")
                if SyntaxOracle.hasBrokenInterpolation(listing.code) { return }
                #expect(
                    SyntaxOracle.tokenTexts(of: localized.listing.code) == SyntaxOracle.tokenTexts(of: listing.code), "\(text)")
            }
        }

        private func forEachSource(seed: UInt64, count: Int, _ body: ([UInt8], inout SourceMutation) -> Void) {
            var mutation = SourceMutation(seed: seed)
            for _ in 0..<count {
                guard let source = mutation.pick(Self.sources).map({ mutation.mutated($0) }) else { continue }
                if !SyntaxOracle.hasBrokenInterpolation(source), !hasMalformedNumber(source) { body(source, &mutation) }
            }
        }

        /// Whether letters stick to a number, or a hexadecimal one has a fraction: the toolchain's lexer and its parser, which takes
        /// versions apart, then answer by what stands far behind.
        private func hasMalformedNumber(_ source: [UInt8]) -> Bool {
            let tokens = tokens(in: source)
            return zip(tokens, tokens.dropFirst()).contains { number, next in
                let isHexadecimal = source[number.range].starts(with: Array("0x".utf8))
                return number.kind == .number && number.range.upperBound == next.range.lowerBound
                    && (next.kind == .identifier || next.kind == .unknown || isHexadecimal)
            }
        }
    }
#endif
