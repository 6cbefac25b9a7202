import HTML
import Testing

@Suite struct `An HTML writer` {
    @Test func `copies what needs no escaping`() {
        #expect(written { $0.text("Szűrő, città, ещё 🎉\n\t") } == "Szűrő, città, ещё 🎉\n\t")
        #expect(written { $0.text("") } == "")
        #expect(written { $0.markup("<p>") } == "<p>")
        #expect(written { $0.markup("<") } == "<")
    }

    @Test func `escapes signs between tags, and leaves quotes there`() {
        #expect(written { $0.text("a < b && c > \"d\" 'e'") } == "a &lt; b &amp;&amp; c &gt; \"d\" 'e'")
        #expect(written { $0.text("<<") } == "&lt;&lt;")
    }

    @Test func `escapes a quote in an attribute`() {
        #expect(written { $0.attribute("title", "a \"b\" & <c>") } == " title=\"a &quot;b&quot; &amp; &lt;c&gt;\"")
    }

    @Test func `escapes what was escaped once more, never half`() {
        #expect(written { $0.text("&amp;") } == "&amp;amp;")
    }

    @Test func `B30: writes no carriage return`() {
        #expect(written { $0.text("a\r\nb\rc\r") } == "a\nb\nc\n")
    }

    @Test func `B40: leaves controls out`() {
        #expect(written { $0.text("a\u{8}b\u{0}c\u{1B}d") } == "abcd")
        #expect(written { $0.attribute("x", "a\u{1}b") } == " x=\"ab\"")
    }

    @Test(
        arguments: [
            0x7F, 0x80, 0x85, 0x9F, 0xFDD0, 0xFDEF, 0xFEFF, 0xFFFE, 0xFFFF, 0x1FFFE, 0x7FFFF, 0x10FFFF,
        ] as [UInt32])
    func `B40: leaves out what no document may hold`(scalar: UInt32) {
        let character = String(decoding: [scalar], as: UTF32.self)
        for text in [character, "long enough for eight\(character)", "\(character)\(character) and behind it"] {
            let rest = text.replacing(character, with: "")
            #expect(written { $0.text(text) } == rest)
            #expect(written { $0.attribute("x", text) } == " x=\"\(rest)\"")
            #expect(written { $0.json(text) } == "\"\(rest)\"")
            var xml = XMLWriter()
            xml.text(text)
            #expect(xml.bytes == Array(rest.utf8))
        }
    }

    @Test(arguments: [
        "\u{A0}", "\u{BF}é", "\u{FDCF}", "\u{FDF0}", "\u{FFFD}", "，。！", "\u{FEFE}", "\u{1FFFD}", "🎉🏿", "\u{10FFFD}", "\u{200F}",
    ])
    func `keeps what begins alike`(text: String) {
        #expect(written { $0.text(text) } == text)
        #expect(written { $0.json(text + text) } == "\"\(text)\(text)\"")
        var xml = XMLWriter()
        xml.text(text)
        #expect(xml.bytes == Array(text.utf8))
    }

    @Test func `prints for the CommonMark specification every character that the source has`() {
        #expect(
            written { $0.commonMarkText("a\u{1}\u{7F}\u{85}\u{FEFF}\"<".utf8.span) } == "a\u{1}\u{7F}\u{85}\u{FEFF}&quot;&lt;")
    }

    @Test(arguments: [(0, "0"), (7, "7"), (10, "10"), (-205, "-205"), (Int.max, "9223372036854775807")])
    func `writes numbers`(number: Int, digits: String) {
        #expect(written { $0.number(number) } == digits)
        #expect(written { $0.attribute("n", number) } == " n=\"\(digits)\"")
    }

    @Test func `forgets a page and writes the next`() {
        var html = HTMLWriter()
        html.text("first")
        html.removeAll()
        html.text("second")
        #expect(html.bytes == Array("second".utf8))
    }

    @Test func `writes trusted HTML as it is`() {
        #expect(written { $0.markup(TrustedHTML(trusting: Array("<b>&".utf8)[...])) } == "<b>&")
    }
}

@Suite struct `An address` {
    @Test(arguments: [
        ("mvvm.html#adatkötés", "mvvm.html#adatkötés"),
        ("../vip.html?a=1&b=2", "../vip.html?a=1&amp;b=2"),
        ("Az első lap.html", "Az%20első%20lap.html"),
        ("a%20b", "a%20b"),
        ("100%", "100%25"),
        ("%zz%4", "%25zz%254"),
        ("a\"onclick=x", "a%22onclick=x"),
        ("[1]\\{a|b}^`", "%5B1%5D%5C%7Ba%7Cb%7D%5E%60"),
        ("it's", "it's"),
        ("", ""),
    ])
    func `is encoded where it must be, and once`(address: String, value: String) {
        #expect(written { $0.attribute("href", url: address) } == " href=\"\(value)\"")
        #expect(written { $0.attribute("href", fragment: address) } == " href=\"#\(value)\"")
    }

    @Test func `is in ASCII for CommonMark`() {
        #expect(
            written { $0.attribute("href", commonMarkURL: Array("/ű?'%zz&".utf8).span) } == " href=\"/%C5%B1?&#x27;%zz&amp;\"")
    }
}

@Suite struct `A string of JSON` {
    @Test func `is quoted and escaped`() {
        #expect(written { $0.json("a \"b\" \\ \n\t\u{1}é") } == #""a \"b\" \\ \n\t\u0001é""#)
        #expect(written { $0.json("\u{2028}\u{2029}\u{2014}") } == "\"\\u2028\\u2029\u{2014}\"")
    }
}
