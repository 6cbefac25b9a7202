import SampleSource
import Testing

/// Samples and translations that would cost a careless reader minutes.
struct `Hostile samples` {
    /// A source made of one pattern many times; `#` in it is the number of the turn.
    private struct Pattern: CustomTestStringConvertible {
        var before = ""
        var pattern: String
        var behind = ""
        var count = 10_000

        var source: String {
            let isNumbered = pattern.contains("#")
            guard isNumbered else { return before + String(repeating: pattern, count: count) + behind }
            let parts = pattern.split(separator: "#", omittingEmptySubsequences: false)
            return before + (0..<count).map { parts[0] + String($0) + parts[1] }.joined() + behind
        }

        var testDescription: String { before + pattern + "…" + behind }
    }

    private static let patterns: [Pattern] = [
        Pattern(pattern: "/*", count: 100_000), Pattern(pattern: "/*a#*/"), Pattern(pattern: "// word\n"),
        Pattern(pattern: "// a#\nx\n"),
        Pattern(pattern: "x // a#\n"), Pattern(pattern: "// a\nx\n"), Pattern(pattern: " ", behind: "// a\n"),
        Pattern(before: "// a", pattern: "\u{301}\u{323}", behind: "\nx\n"), Pattern(pattern: "/"),
        Pattern(before: "/*", pattern: "*"),
        Pattern(pattern: "// snippet.r#\n"), Pattern(pattern: "// snippet.hide\nx\n// snippet.show\n"),
        Pattern(pattern: "// snippet.end\n"), Pattern(before: "a", pattern: " \n", behind: "b"), Pattern(pattern: "\"\\("),
        Pattern(before: "x", pattern: " + 1"),
    ]

    @Test(arguments: patterns)
    private func `end in a listing and in a proof`(pattern: Pattern) throws {
        let source = pattern.source
        let sample = sample(source)
        let listing = try #require(sample.listing())
        #expect(listing.sourceLines.count == listing.code.count { $0 == 0x0A })
        for region in sample.regions.prefix(1) { #expect(sample.listing(region: region.name) != nil) }
        let comments = listing.comments
        let translations = comments.map { CommentTranslation(source: $0.key, translation: "b") }
        let body = TranslationBody(comments.map { "\($0.key) => b" }.joined(separator: "\n"), keys: comments.map(\.key))
        #expect(body.faults == [])
        _ = try listing.localized(with: translations)
        let stale = try listing.localized(
            with: translations.map { CommentTranslation(source: $0.source + "!", translation: "b") })
        #expect(stale.stale == Array(translations.indices))
    }

    @Test func `a name with more marks than any writing needs is no name`() {
        let name = "a" + String(repeating: "\u{301}\u{323}", count: 20_000)
        let sample = sample("// snippet.\(name)\nx\n// snippet.end\n")
        #expect(sample.faults.map(\.kind) == [.badName(name)])
        #expect(sample.listing(region: name) == nil)
    }
}
