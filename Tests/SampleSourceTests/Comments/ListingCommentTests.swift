@testable import SampleSource
import Testing

struct ListingCommentTests {
    @Test(arguments: [
        ("// a b\nx // c\n/// d\n/* e */ y /** f */\n", ["line: a b", "trailing: c", "docLine: d", "block: e", "docBlock: f"]),
        ("// several\n//   lines\n// joined\n", ["line: several lines joined"]),
        ("// a\n//\n// b\n", ["line: a", "line: b"]),
        ("// a\n\n// b\n", ["line: a", "line: b"]),
        ("// a\n    // b\n{}\n", ["line: a", "line: b"]),
        ("// a\n/// b\n", ["line: a", "docLine: b"]),
        ("x // a\n  // b\n", ["trailing: a", "line: b"]),
        ("x // a\ny // b\n", ["trailing: a", "trailing: b"]),
        ("// a\nx\n// b\n", ["line: a", "line: b"]),
        (
            "/// a\n/// - Parameter b: c\n///   d\n/// - Returns: e\n",
            ["docLine: a", "docLine: - Parameter b: c d", "docLine: - Returns: e"]
        ),
        ("// 1. a\n// 2. b\n// 3 c\n", ["line: 1. a", "line: 2. b 3 c"]),
        ("// MARK: - a\n// b\n// MARK: c\n// MARK: -\n", ["line: a", "line: b", "line: c"]),
        ("//MARK:a\n// b MARK: c\n/// MARK: - d\n", ["line: a", "line: b MARK: c", "docLine: MARK: - d"]),
        ("/*\n * a\n * b\n */\n", ["block: a b"]), ("/** a\n    b **/\n", ["docBlock: a b"]),
        ("/* a /* b */ c */\n", ["block: a /* b */ c"]),
        ("/**/ //\n///\n", []), ("let a = \"// b\"\n", []), ("\"\\(a /* b */)\"\n", ["block: b"]),
        ("/* *a* b */\n", ["block: *a* b"]),
        ("x /// a\n", ["trailing: a"]),
    ])
    func `comments are found, joined and stripped of their marks`(source: String, expected: [String]) {
        let comments = listing(source).comments
        #expect(comments.map { "\($0.kind): \($0.key)" } == expected)
    }

    @Test(arguments: [
        ("a", true), ("---", false), ("MARK: - 1", false), ("MARK: - Views", true), ("42", false), ("ш", true),
    ])
    func `a comment without words needs no translation`(text: String, expected: Bool) {
        #expect(listing("// \(text)\n").comments.map(\.needsTranslation) == [expected])
    }

    @Test func `a comment knows the bytes of its lines`() {
        #expect(listing("a\n  // b\n  // ő\n").comments.map(\.tokens) == [[4..<8, 11..<16]])
    }

    @Test func `a comment knows its line in the sample`() {
        let source = "// snippet.hide\n// h\n// snippet.show\n\n// a\n// b\nx /* c */ /* d */\n/*\n e\n*/\n// f\n"
        #expect(listing(source).comments.map { "\($0.line): \($0.key)" } == ["5: a b", "7: c", "7: d", "8: e", "11: f"])
    }
}

func listing(_ source: String) -> Listing {
    sample(source).listing() ?? Listing(path: "", region: nil, code: [], sourceLines: [])
}
