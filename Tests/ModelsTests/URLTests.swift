import Models
import Testing

@Suite struct `Addresses` {
    @Test(arguments: [
        ("https://a", "https"), ("JaVaScRiPt:x", "javascript"), (" \u{1}java\tscr\nipt:x", "javascript"),
        ("a+b.c-1:x", "a+b.c-1"),
    ])
    func `B42: a scheme is found as browsers find it`(url: String, scheme: String) {
        #expect(URLScheme.of(url) == scheme)
    }

    @Test(arguments: ["a.md", "#a:b", "?a:b", "/a:b", "./a:b", "1a:b", ":b", "", "é:b"])
    func `B42: a relative one has no scheme`(url: String) {
        #expect(URLScheme.of(url) == nil)
    }

    @Test func `B46: what is encoded decodes to itself, once`() {
        let name = "100%25 [x] #?&'+ első"
        #expect(PercentEncoding.decode(PercentEncoding.encode(name)) == name)
        #expect(PercentEncoding.encode("%20") == "%2520")
        #expect(PercentEncoding.decode("100%") == "100%")
        #expect(PercentEncoding.decode("%4") == "%4")
        #expect(PercentEncoding.decode("%C3") == nil)
    }

    @Test(arguments: [
        ("components", "components"), ("компоненты-2", "компоненты-2"), ("összetevők", "összetevők"), ("إشعار", "إشعار"),
        ("सूचना", "सूचना"), ("i\u{307}", "i\u{307}"), ("a\"b<c>d e", "a%22b%3Cc%3Ed%20e"), ("100%", "100%25"), ("%20", "%2520"),
        ("a&b#c?d", "a%26b%23c%3Fd"), ("(a)", "%28a%29"), ("a\u{A0}b", "a%C2%A0b"), ("a\u{202E}b", "a%E2%80%AEb"),
        ("a\u{85}\u{FFFE}", "a%C2%85%EF%BF%BE"), ("«я»", "%C2%ABя%C2%BB"), ("", ""),
    ])
    func `B46: a fragment keeps its letters, and what could end it or hide in it is encoded`(id: String, fragment: String) {
        #expect(PercentEncoding.encode(fragment: id) == fragment)
        #expect(PercentEncoding.decode(fragment).map { $0.utf8.elementsEqual(id.utf8) } == true)
    }

    @Test func `B46: every letter of the first blocks stays in a fragment, and every other sign is encoded`() {
        for scalar in (0x80..<0x600).compactMap(Unicode.Scalar.init) {
            let isKept = scalar.properties.isXIDContinue
            for id in ["a\(Character(scalar))", "é\(Character(scalar))и"] {
                #expect((PercentEncoding.encode(fragment: id) == id) == isKept, "U+\(String(scalar.value, radix: 16))")
            }
        }
    }

    @Test(arguments: [
        ("b", "a", "a/b"), ("../b", "a", "b"), ("/b", "a", "b"), ("./b/../c", "", "c"), ("..", "a", ""), ("../..", "a", nil),
        ("../../x", "a", nil),
    ])
    func `B34: a path never leads above its root`(path: String, folder: String, resolved: String?) {
        #expect(ContentPath.resolve(path, from: folder) == resolved)
    }
}
