import Testing
import YAML

@Suite struct MarkTests {
    @Test(arguments: [
        ("title: MVVM\n", "{title@1:1+5: MVVM@1:8+4}@1:1+11"),
        ("t: 'a'\nu: \"b\" # c\n", "{t@1:1+1: \"a\"@1:4+3, u@2:1+1: \"b\"@2:4+3}@1:1+6"),
        ("- [a, b] # c\n- {d: e}\n", "[[a@1:4+1, b@1:7+1]@1:3+6, {d@2:4+1: e@2:7+1}@2:3+6]@1:1+12"),
        ("t:\nu: b", "{t@1:1+1: null()@1:3+0, u@2:1+1: b@2:4+1}@1:1+2"),
        ("t: >-\n  a\n  b\nu: c\n", "{t@1:1+1: \"a b\"@1:4+2, u@4:1+1: c@4:4+1}@1:1+5"),
    ])
    func `marks every key and value`(text: String, tree: String) throws {
        #expect(outline(try YAML.parse(Array(text.utf8)), places: true) == tree)
    }

    @Test(arguments: [
        ("ключ: значение", "{ключ@1:1+4: значение@1:7+8}@1:1+14"),
        ("e\u{301}: 🎉🎉", "{e\u{301}@1:1+2: 🎉🎉@1:5+2}@1:1+6"),
    ])
    func `counts columns in Unicode scalars`(text: String, tree: String) throws {
        #expect(outline(try YAML.parse(Array(text.utf8)), places: true) == tree)
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func `ends lines as an editor does`(lineEnd: String) throws {
        let text = ["a: b", "", "c: d", "e:", "  f"].joined(separator: lineEnd)
        let tree = outline(try YAML.parse(Array(text.utf8)), places: true)
        #expect(tree == "{a@1:1+1: b@1:4+1, c@3:1+1: d@3:4+1, e@4:1+1: f@5:3+1}@1:1+4")
    }

    @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}"])
    func `does not count the line ends that only YAML 1.1 knows`(separator: String) throws {
        let tree = outline(try YAML.parse(Array("a: b\(separator)c: d\n".utf8)), places: true)
        #expect(tree == "{a@1:1+1: b@1:4+1, c@1:6+1: d@1:9+1}@1:1+9")
    }

    @Test func `counts lines from the first line of the file`() throws {
        let tree = outline(try YAML.parse(Array("a: b\nc: d".utf8), firstLine: 2), places: true)
        #expect(tree == "{a@2:1+1: b@2:4+1, c@3:1+1: d@3:4+1}@2:1+4")
    }
}
