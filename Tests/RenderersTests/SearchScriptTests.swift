import HTML
import Models
@testable import Renderers
import Testing
@testable import ViewModels

struct SearchScriptTests {
    private func written(_ write: (inout HTMLWriter) -> Void) -> String {
        var html = HTMLWriter()
        write(&html)
        return String(decoding: html.bytes, as: UTF8.self)
    }

    @Test func `B41: no text of an index can end its script`() {
        let source = written { SearchScriptRenderer.writeShard(3, "</script><!--\u{2028}\"\\", to: &$0) }
        #expect(source == #"self["pilaster:search-3"]="\u003C/script\u003E\u003C!--\u2028\"\\";"# + "\n")
    }

    @Test func `B41: no text of a page can end its script`() {
        let body = BodyView.fixture("`<img src=x onerror=alert(1)>` </script>\n")
        let page = PageView(frame: .fixture(.hungarian, title: "A"), content: .article(.fixture("A < B", body: body)))
        let source = written { SearchScriptRenderer.writeText(of: PageID("a</script>"), page, to: &$0) }
        #expect(!source.contains("<"))
        #expect(source.hasPrefix(#"self["pilaster:search/a\u003C/script\u003E"]=["A \u003C B","","#))
    }

    @Test func `a page's text is one line for each section, code included`() {
        let body = BodyView.fixture(
            """
            Egy
            *kettő* `három`.

            ## Négy {#four}

            - öt
            - hat ![kép](a.png)

            ```
            let  x
              = 1
            ```

            ### Hét
            """, listings: [.plain])
        let sections = SectionText.sections(of: body)
        #expect(sections.map(\.id) == ["", "four", "hét"])
        #expect(sections.map(\.heading) == ["", "Négy", "Hét"])
        #expect(String(decoding: sections[0].text, as: UTF8.self) == "Egy kettő három.")
        let text = String(decoding: sections[1].text, as: UTF8.self)
        #expect(text.hasPrefix("öt hat "))
        #expect(!text.contains("kép"))
        #expect(!text.contains("\n") && !text.contains("  "))
        #expect(sections[2].text.isEmpty)
    }

    @Test(arguments: [
        ("egy *kettő* három", "egy kettő három"), ("egy&#32;*&#32;kettő*", "egy kettő"), ("*egy*&#32;&#32; kettő", "egy kettő"),
        ("&#32;egy *kettő*", "egy kettő"), ("egy&#9;kettő&#9;&#9;három", "egy kettő három"), ("`a  b`&#32;*c*&#32;", "a b c"),
        ("egy `a` &#32;", "egy a"), ("egy két három négy öt hat hét&#32; nyolc", "egy két három négy öt hat hét nyolc"),
    ])
    func `blanks are single wherever texts meet`(markdown: String, text: String) {
        let sections = SectionText.sections(of: BodyView.fixture(markdown + "\n"))
        #expect(sections.map { String(decoding: $0.text, as: UTF8.self) } == [text])
    }

    @Test func `a page of many megabytes gives excerpts of its first part only`() {
        let body = BodyView.fixture(String(repeating: "szó szó szó\n\n", count: 100_000))
        #expect(SectionText.sections(of: body).map(\.text.count).reduce(0, +) < 100_000)
    }
}
