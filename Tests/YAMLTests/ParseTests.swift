import Testing
import YAML

@Suite struct ParseTests {
    @Test(arguments: [
        ("title: MVVM\ntags: [a, b]\n", "{title: MVVM, tags: [a, b]}"),
        ("a:\n  b:\n    - c\n    - d: e\n      f: g\n", "{a: {b: [c, {d: e, f: g}]}}"),
        ("a:\n- b\n- c\n", "{a: [b, c]}"),
        ("{a: 1, b: {c: [2, {d: 3}]}}", "{a: 1, b: {c: [2, {d: 3}]}}"),
        ("just text", "just text"),
        ("---\na: b\n...\n", "{a: b}"),
        ("# remark\na: b # remark\n", "{a: b}"),
        ("%YAML 1.1\n---\na: b\n", "{a: b}"),
    ])
    func `reads lists and mappings in their order`(text: String, tree: String) throws {
        #expect(outline(try YAML.parse(Array(text.utf8))) == tree)
    }

    @Test(arguments: ["", "\n\n", "# only a remark\n", "---\n", "---\n...\n", "\u{FEFF}", "   \n"])
    func `gives nothing for a document without content`(text: String) throws {
        #expect(try YAML.parse(Array(text.utf8)) == nil)
    }

    @Test(arguments: [
        (#"t: "Idéző \" jel""#, #"{t: "Idéző " jel"}"#),
        ("t: 'L''adattatore'", #"{t: "L'adattatore"}"#),
        ("t: >-\n  két\n  sor\n", #"{t: "két sor"}"#),
        ("t: |\n  két\n  sor\n", #"{t: "két\nsor\n"}"#),
        ("d: |\n  előtte\n  ---\n  utána\n", #"{d: "előtte\n---\nutána\n"}"#),
        ("t: folded\n   plain", "{t: folded plain}"),
        ("t:", "{t: null()}"),
        ("t: a:b", "{t: a:b}"),
        ("t: https://example.org/#a", "{t: https://example.org/#a}"),
    ])
    func `B14: resolves quotes, folds and escapes`(text: String, tree: String) throws {
        #expect(outline(try YAML.parse(Array(text.utf8))) == tree)
    }

    @Test(arguments: ["2024", "007", "1e3", "true", "yes", "no", "on", "y", "2.0", "0x1F", "2024-02-30", ".inf", "1_000"])
    func `B15, B16: hands plain scalars on as they were typed`(text: String) throws {
        let value = try YAML.parse(Array("title: \(text)".utf8))?.mapping?["title"]?.scalar
        #expect(value?.text == text)
        #expect(value?.isPlain == true)
        #expect(value?.isNull == false)
    }

    @Test(arguments: [("~", true), ("null", true), ("NULL", true), ("", true), ("'~'", false), ("\"\"", false), ("nUll", false)])
    func `B15: only a plain scalar can be null`(text: String, isNull: Bool) throws {
        let value = try YAML.parse(Array("title: \(text)".utf8))?.mapping?["title"]
        #expect(value?.isNull == isNull)
    }

    @Test func `B11: passes over a byte order mark`() throws {
        let tree = try YAML.parse([0xEF, 0xBB, 0xBF] + Array("title: BOM\n".utf8))
        #expect(outline(tree, places: true) == "{title@1:1+5: BOM@1:8+3}@1:1+10")
    }

    @Test func `looks a key up and answers nothing for an unknown one`() throws {
        let mapping = try YAML.parse(Array("a: 1\nb: 2\n".utf8))?.mapping
        #expect(mapping?["b"]?.scalar?.text == "2")
        #expect(mapping?["c"] == nil)
    }
}
