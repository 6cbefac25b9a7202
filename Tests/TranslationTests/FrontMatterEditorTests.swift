import Localization
import Models
import Parser
import Testing

@Suite struct `Writing digests into front matter` {
    private static func edit(_ text: String, _ keys: [String] = ["front", "intro"]) throws -> String {
        let digest = try #require(SectionDigest("g0123abc"))
        let origin = try #require(LanguageTag("hu"))
        let block = TranslationBlock(of: origin, parts: keys.map { ($0, digest) })
        return String(decoding: try FrontMatterEditor(Array(text.utf8)).setting(block), as: UTF8.self)
    }

    private static let sections = "  sections:\n    front: g0123abc\n    intro: g0123abc\n"

    @Test(arguments: [
        ("no front matter", "# A\n", "---\ntranslation:\n  of: hu\n\(sections)---\n# A\n"),
        ("empty front matter", "---\n---\n# A\n", "---\ntranslation:\n  of: hu\n\(sections)---\n# A\n"),
        ("no block", "---\ntitle:  A # x\n\n---\nB", "---\ntitle:  A # x\n\ntranslation:\n  of: hu\n\(sections)---\nB"),
        (
            "a block in braces", "---\ntranslation: {of: hu}\n# c\ntitle: A\n---\n",
            "---\ntranslation:\n  of: hu\n\(sections)# c\ntitle: A\n---\n"
        ),
        (
            "braces over several lines", "---\ntranslation: {\n  of: hu,\n  sections: {a: g1111111}}\ntitle: A\n---\n",
            "---\ntranslation:\n  of: hu\n\(sections)title: A\n---\n"
        ),
        (
            "a block without digests", "---\ntitle: A\ntranslation:\n    of: \"hu\" # c\n\n# d\n---\n",
            "---\ntitle: A\ntranslation:\n    of: \"hu\" # c\n    sections:\n      front: g0123abc\n      intro: g0123abc\n\n# d\n---\n"
        ),
        (
            "digests in braces", "---\ntranslation:\n  # why\n  sections: {front: g1111111}\n  of: hu\ntitle: A\n---\n",
            "---\ntranslation:\n  # why\n\(sections)  of: hu\ntitle: A\n---\n"
        ),
        (
            "digests on lines",
            "---\ntranslation:\n  of: hu\n  sections:\n    x: g1111111\n    y: g2222222\n\ntitle: |\n  A\n\n---\n",
            "---\ntranslation:\n  of: hu\n\(sections)\ntitle: |\n  A\n\n---\n"
        ),
        (
            "CR LF", "---\r\ntitle: A\r\n---\r\n\r\nb\n",
            "---\r\ntitle: A\r\ntranslation:\r\n  of: hu\r\n\(sections.replacing("\n", with: "\r\n"))---\r\n\r\nb\n"
        ),
        ("a byte order mark", "\u{FEFF}# A\n", "\u{FEFF}---\ntranslation:\n  of: hu\n\(sections)---\n# A\n"),
    ])
    func `leaves all else as it is`(what: String, before: String, after: String) throws {
        #expect(try Array(Self.edit(before).utf8) == Array(after.utf8))
        // Writing the same once more changes nothing.
        #expect(try Self.edit(Self.edit(before)) == Self.edit(before))
    }

    @Test func `quotes a key that YAML could take for something else`() throws {
        let keys = ["#intro", "зачем-нужен", "a:b", "no", "2-lépés", "x.y"]
        let text = try Self.edit("---\ntitle: A\n---\n", keys)
        for line in ["\"#intro\"", "зачем-нужен", "\"a:b\"", "\"no\"", "\"2-lépés\"", "x.y"] {
            #expect(text.contains("\n    \(line): g0123abc\n"))
        }
        #expect(try Set(keys) == Set(#require(try page(text).frontMatter.translation).sections.keys))
    }

    @Test func `sets words side by side`() throws {
        let keys = (0..<9).map { "interface.word-\($0)" }
        let text = try Self.edit("---\ntitle: A\n---\n", keys)
        #expect(text.split(separator: "\n").map(\.count).max() ?? 0 <= 100)
        #expect(text.contains("    interface: {\n      word-0: g0123abc, word-1: g0123abc,"))
        #expect(try Set(keys) == Set(#require(try page(text).frontMatter.translation).sections.keys))
    }

    @Test(arguments: [
        ("---\ntitle: A\n", "its front matter is not closed"),
        ("---\n{title: A}\n---\n", "its front matter is not one key a line"),
        ("---\n- a\n---\n", "its front matter is not one key a line"),
        ("---\ntitle: [a\n---\n", "its front matter is no valid YAML: the list that '[' opens is not closed"),
    ])
    func `is refused where nobody could tell what to leave`(text: String, message: String) {
        #expect { try Self.edit(text) } throws: { ($0 as? FrontMatterEditor.Refusal)?.message == message }
    }
}
