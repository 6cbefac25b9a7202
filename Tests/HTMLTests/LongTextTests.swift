import HTML
import Testing

/// Long texts are looked at sixteen bytes at a time; what has to be escaped must be found at every place among them.
@Suite struct `A long text` {
    private static let places = 0..<40

    private func text(with sign: String, at place: Int) -> (before: String, text: String, after: String) {
        let before = String(String(repeating: "abcdefghijklmnopqrstuvwx", count: 2).prefix(place))
        let after = "ű, и"
        return (before, before + sign + after, after)
    }

    @Test(arguments: [
        ("\"", "\\\""), ("\\", "\\\\"), ("<", "\\u003C"), (">", "\\u003E"), ("&", "\\u0026"), ("\u{1}", "\\u0001"),
        ("\u{2028}", "\\u2028"), ("\u{2029}", "\\u2029"), ("—", "—"),
    ])
    func `is escaped in JSON wherever a sign stands`(sign: String, escaped: String) {
        for place in Self.places {
            let (before, text, after) = text(with: sign, at: place)
            #expect(written { $0.json(text) } == "\"" + before + escaped + after + "\"")
        }
    }

    @Test(arguments: [
        ("<", "&lt;"), (">", "&gt;"), ("&", "&amp;"), ("\"", "&quot;"), ("'", "&#39;"), ("\u{FFFE}", ""), ("ﬀ", "ﬀ"),
    ])
    func `is escaped in XML wherever a sign stands`(sign: String, escaped: String) {
        for place in Self.places {
            let (before, text, after) = text(with: sign, at: place)
            var xml = XMLWriter()
            xml.text(text)
            #expect(String(decoding: xml.bytes, as: UTF8.self) == before + escaped + after)
        }
    }

    @Test(arguments: [("<", "&lt;"), (">", "&gt;"), ("&", "&amp;"), ("\u{1}", ""), ("\"", "\"")])
    func `is escaped between tags wherever a sign stands`(sign: String, escaped: String) {
        for place in Self.places {
            let (before, text, after) = text(with: sign, at: place)
            #expect(written { $0.text(text) } == before + escaped + after)
        }
    }

    @Test(arguments: [
        (" ", "%20"), ("\"", "%22"), ("<", "%3C"), ("&", "&amp;"), ("[", "%5B"), ("`", "%60"), ("{", "%7B"), ("|", "%7C"),
        ("\u{7F}", "%7F"), ("~", "~"), ("_", "_"), ("%41", "%41"), ("%", "%25"),
    ])
    func `is encoded in an address wherever a sign stands`(sign: String, encoded: String) {
        for place in Self.places {
            let before = String(String(repeating: "abcdefghijklmnopqrstuvwx", count: 2).prefix(place))
            #expect(written { $0.url("/" + before + sign + "űи") } == "/" + before + encoded + "űи")
        }
    }
}
