import Testing
import YAML

/// Good YAML that settings do not need, and input that is too much.
@Suite struct RefusalTests {
    @Test(arguments: [
        (
            "a: &x b",
            "1:4+4: anchors ('&name') are not supported => write the value out where it is needed; put text that begins with '&' in quotes"
        ),
        (
            "a: &x [b]",
            "1:4+4: anchors ('&name') are not supported => write the value out where it is needed; put text that begins with '&' in quotes"
        ),
        ("a: *x", "1:4+2: aliases ('*name') are not supported => write the value out; put text that begins with '*' in quotes"),
        (
            "a: **b**",
            "1:4+1: aliases ('*name') are not supported => write the value out; put text that begins with '*' in quotes"
        ),
        ("a: !!str 007", "1:4+9: tags ('!name') are not supported => remove the tag; put text that begins with '!' in quotes"),
        ("a: !x {b: c}", "1:4+4: tags ('!name') are not supported => remove the tag; put text that begins with '!' in quotes"),
        ("a: !", "1:4+1: tags ('!name') are not supported => remove the tag; put text that begins with '!' in quotes"),
        ("a: b\n---\nc: d\n", "2:1+3: a second document begins here => keep one document, without '---' inside it"),
        ("? [a]\n: b\n", "1:3+1: a key must be text, not a list or a mapping => put text that begins with '[' or '{' in quotes"),
    ])
    func `refuses what settings do not need`(text: String, message: String) {
        #expect(errorText(text) == message)
    }

    @Test(arguments: [
        ("a: 1\nb: 2\n'a': 3\n", "3:1+3: key 'a' on line 3 was already given on line 1 => keep one of the two (1:1)"),
        ("x: {a: 1, a: 2}\n", "1:11+1: key 'a' on line 1 was already given on line 1 => keep one of the two (1:5)"),
        ("\u{E9}: 1\ne\u{301}: 2\n", "2:1+2: key 'e\u{301}' on line 2 was already given on line 1 => keep one of the two (1:1)"),
    ])
    func `refuses a key that stands twice`(text: String, message: String) {
        #expect(errorText(text) == message)
    }

    @Test(arguments: 1...40)
    func `refuses a key that stands twice, however many stand between`(count: Int) {
        let text = (1...count).map { "k\($0): 1\n" }.joined()
        #expect(throws: Never.self) { try YAML.parse(Array(text.utf8)) }
        for key in [1, (count + 1) / 2, count] {
            let message = "key 'k\(key)' on line \(count + 1) was already given on line \(key) "
            #expect(errorText(text + "k\(key): 2\n").contains(message))
        }
    }

    @Test(
        arguments: [
            ("a: é", [0xFF], "1:5+1: byte 0xFF is not valid UTF-8 => save the file as UTF-8"),
            ("a: b\nc: ", [0xA9, 0x20], "2:4+1: byte 0xA9 is not valid UTF-8 => save the file as UTF-8"),
            ("a: ", [0xE2, 0x80], "1:4+1: byte 0xE2 is not valid UTF-8 => save the file as UTF-8"),
            ("", [0xFF, 0xFE, 0x61, 0x00], "1:1+1: byte 0xFF is not valid UTF-8 => save the file as UTF-8"),
            ("a: ", [0x08, 0x62], "1:4+1: control character U+0008 is not allowed => remove it"),
            ("a: ", [0x00, 0x62], "1:4+1: control character U+0000 is not allowed => remove it"),
            ("a: \u{FFFF}", [], "1:4+1: control character U+FFFF is not allowed => remove it"),
        ] as [(String, [UInt8], String)])
    func `B11, B40: names the byte or character that it cannot read`(text: String, tail: [UInt8], message: String) {
        #expect(errorText(Array(text.utf8) + tail) == message)
    }

    @Test(arguments: ["[", "{a: ", "- "])
    func `nesting beyond the limit is one error`(opening: String) {
        let message = "lists and mappings are nested deeper than 64 levels => put text that begins with '[' or '{' in quotes"
        #expect(errorText(String(repeating: opening, count: 50_000)) == "1:\(64 * opening.utf8.count + 1)+1: \(message)")
    }

    @Test func `nesting up to the limit is read`() throws {
        let text = String(repeating: "[", count: YAMLLimits.depth) + String(repeating: "]", count: YAMLLimits.depth)
        #expect(outline(try YAML.parse(Array(text.utf8))) == text)
    }

    @Test func `too many values, too long values, keys and texts are errors`() {
        let items = "[" + String(repeating: "a,", count: YAMLLimits.nodes) + "]"
        #expect(errorText(items) == "1:200000+1: there are more than 100000 values => split the file")
        #expect(
            errorText("a: " + String(repeating: "b", count: YAMLLimits.scalarBytes + 1))
                == "1:4+65537: this value is longer than 65536 bytes => move long text into the body of a page")
        #expect(
            errorText("? " + String(repeating: "b", count: YAMLLimits.keyBytes + 1) + "\n: c")
                == "1:3+1025: this key is longer than 1024 bytes => shorten it")
        #expect(
            errorText("a: b\n" + String(repeating: "#", count: YAMLLimits.bytes))
                == "1:1+1: this is longer than 1048576 bytes => split it")
    }
}
