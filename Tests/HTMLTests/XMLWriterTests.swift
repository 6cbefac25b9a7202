import HTML
import Testing

@Suite struct `An XML writer` {
    private func written(_ text: String) -> String {
        var xml = XMLWriter()
        xml.markup("<t>")
        xml.text(text)
        xml.markup("</t>")
        return String(decoding: xml.bytes, as: UTF8.self)
    }

    @Test func `escapes signs and both quotes`() {
        #expect(written("R&D <\"'>") == "<t>R&amp;D &lt;&quot;&#39;&gt;</t>")
    }

    @Test func `B40: leaves out what is no character of XML, and cannot be left by a CDATA's end`() {
        #expect(written("a\u{8}b\u{C}c\u{FFFE}d\u{FFFF}e") == "<t>abcde</t>")
        #expect(written("]]>") == "<t>]]&gt;</t>")
        #expect(written("\u{FFFD}\u{FF21}") == "<t>\u{FFFD}\u{FF21}</t>")
    }
}
