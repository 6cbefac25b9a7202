@testable import SampleSource
import Testing

struct LocalizedListingTests {
    @Test(arguments: [
        ("// a\nx\n", ["a => ő"], "// ő\nx\n"),
        ("x // a\n", ["a => b c"], "x // b c\n"),
        ("x  //a\n", ["a => b"], "x  //b\n"),
        ("    x\n        /// a\n", ["a => b"], "x\n    /// b\n"),
        ("/* a */ x /** b */\n", ["a => c", "b => d"], "/* c */ x /** d */\n"),
        ("/*a*/x\n", ["a => b"], "/*b*/x\n"),
        ("/*\n * a\n * b\n */\n", ["a b => c"], "/*\n * c\n */\n"),
        ("/* a\n   b */\n", ["a b => c"], "/* c\n   */\n"),
        ("/**\n a\n\n b\n **/\n", ["a b => c"], "/**\n c\n **/\n"),
        ("// a\nx\n// a\n", ["a => b"], "// b\nx\n// b\n"),
        ("// a: b => c # d \\ \"e\"\n", ["a: b => c # d \\ \"e\" => f => g"], "// f => g\n"),
        ("let a = \"// b\" // b\n", ["b => c"], "let a = \"// b\" // c\n"),
        ("// MARK: - a\n", ["a => b"], "// MARK: - b\n"),
        ("//MARK:a\n//b\n", ["a => c", "b => d"], "//MARK:c\n//d\n"),
        ("/// MARK: a\n", ["MARK: a => b"], "/// b\n"),
    ])
    func `comments are replaced and nothing else`(source: String, body: [String], expected: String) throws {
        let localized = try localize(source, body)
        #expect(String(decoding: localized.listing.code, as: UTF8.self) == expected)
        #expect(localized.untranslated == [])
        #expect(localized.stale == [])
        #expect(localized.refused == [])
    }

    @Test func `a joined comment is wrapped again at its width`() throws {
        let source = "  // one two three four five six seven eight\n  // nine ten eleven twelve\n  x\n"
        let words = Array(repeating: "szó", count: 20).joined(separator: " ")
        let localized = try localize(source, ["one two three four five six seven eight nine ten eleven twelve => \(words)"])
        let line = "// " + Array(repeating: "szó", count: 10).joined(separator: " ")
        #expect(String(decoding: localized.listing.code, as: UTF8.self) == "\(line)\n\(line)\nx\n")
    }

    @Test func `lines keep their lines in the sample`() throws {
        let words = Array(repeating: "слово", count: 30).joined(separator: " ")
        let localized = try localize("a\n// one\n// two\nb\n/* c\n d */\n", ["one two => \(words)", "c d => e"])
        #expect(localized.listing.sourceLines == [1, 2, 3, 3, 3, 3, 4, 5, 6])
        #expect(localized.listing.code.count { $0 == 0x0A } == localized.listing.sourceLines.count)
    }

    @Test func `an untranslated comment is shown and reported, line by line`() throws {
        let localized = try localize("// b\nx\n// a\n// c\n// ---\n", ["b => bbb"])
        #expect(String(decoding: localized.listing.code, as: UTF8.self) == "// bbb\nx\n// a\n// c\n// ---\n")
        #expect(localized.missing == ["a c ---"])
        #expect(localized.untranslated == [9..<13, 14..<18, 19..<25])
    }

    @Test func `the name of a section stays on its line, however long it is`() throws {
        let words = Array(repeating: "szó", count: 40).joined(separator: " ")
        let localized = try localize("// MARK: - a\nx\n", ["a => \(words)"])
        #expect(String(decoding: localized.listing.code, as: UTF8.self) == "// MARK: - \(words)\nx\n")
    }

    @Test func `a block comment far to the right is not wrapped word by word`() throws {
        let blanks = String(repeating: " ", count: 60)
        let localized = try localize("x /* a\n\(blanks)*/\n", ["a => one two three"])
        #expect(String(decoding: localized.listing.code, as: UTF8.self) == "x /* one two three\n\(blanks)*/\n")
    }

    @Test func `a stale translation is reported by its index`() throws {
        let localized = try localize("// a\n// c\nx // b\n", ["a => d", "b => e", "c => f"])
        #expect(localized.stale == [0, 2])
        #expect(localized.missing == ["a c"])
    }

    @Test(arguments: [
        ("/* a */\n", "b */ c", RefusedTranslation.Reason.commentMark), ("/* a */\n", "b /* c", .commentMark),
        ("// a\n", "b\nc", .lineBreak),
        ("// a\n", "b\u{2028}c", .lineBreak), ("// a\n", "b\u{7}", .controlCharacter("\u{7}")),
        ("// a\n", "\u{202E}b", .controlCharacter("\u{202E}")),
        ("// a\n", "snippet.end", .marker), ("//a\n", "/b", .otherKind), ("/*a*/\n", "*b", .otherKind),
        ("/*a*/\n", "b/", .otherKind),
        ("// a\n", "  ", .empty), ("// a\n", "", .empty),
    ])
    func `a translation that would be more than its comment is refused`(
        source: String, translation: String, reason: RefusedTranslation.Reason
    ) throws {
        let source = listing(source)
        let localized = try source.localized(with: [CommentTranslation(source: "a", translation: translation)])
        #expect(localized.refused == [RefusedTranslation(index: 0, reason: reason)])
        #expect(localized.listing == source)
        #expect(localized.missing == ["a"])
    }

    @Test func `a second translation of a comment is refused`() throws {
        let localized = try localize("// a\n", ["a => b", "a => c"])
        #expect(String(decoding: localized.listing.code, as: UTF8.self) == "// b\n")
        #expect(localized.refused == [RefusedTranslation(index: 1, reason: .repeated(0))])
    }

    @Test func `letters match however they are composed`() throws {
        #expect(try localize("// o\u{30B}\n", ["\u{151} => b"]).missing == [])
    }

    @Test(arguments: [
        (
            RefusedTranslation.Reason.commentMark,
            "this translation holds “*/” or “/*”, which would end its comment or begin another. remove it"
        ),
        (.controlCharacter("\u{7}"), "this translation holds the control character U+0007. remove it"),
        (.repeated(0), "this comment is translated a second time. remove one of the two lines"),
        (.lineBreak, "this translation holds a line break. write it on one line; it is wrapped as its comment is"),
        (.empty, "this translation is empty. write a text, or remove the line to show the comment as it is in the source"),
        (.marker, "this translation would read as a marker of a region. begin it with another word"),
        (.otherKind, "this translation would turn its comment into one of another kind. begin it with another word"),
    ])
    func `a refusal says what is wrong and how to mend it`(reason: RefusedTranslation.Reason, expected: String) {
        let refused = RefusedTranslation(index: 0, reason: reason)
        #expect("\(refused.message). \(refused.remedy)" == expected)
    }

    private func localize(_ source: String, _ body: [String]) throws -> LocalizedListing {
        let listing = listing(source)
        let body = TranslationBody(body.joined(separator: "\n"), keys: listing.comments.map(\.key))
        #expect(body.faults == [])
        return try listing.localized(with: body.translations)
    }
}
