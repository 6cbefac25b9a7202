import Models
import Testing

@Suite struct `HTML in a page` {
    @Test func `raw HTML is reported once a line, at its place`() throws {
        let page = try parse("---\ntitle: A\n---\n\nЖ <b>x</b>\n")
        #expect(
            printed(page.diagnostics) == """
                Content/a.hu.md:5:3: warning: raw HTML is shown as text [raw-html]
                 5 | Ж <b>x</b>
                   |   ^~~
                    = Write it as markdown, put it into backticks, or trust all pages with `raw-html: allow` in site.yml.

                """)
    }

    @Test func `B47: relative addresses in HTML that a site trusts are reported, since nobody checks them`() throws {
        let page = try parse(
            "---\ntitle: A\n---\n\nЖ <img alt=\"\" src=\"kep.png\"> <a href='masik.md#x'>m</a> <a href=#a>b</a>\n\n<video\n  poster = p.png src=\"https://e.example/v\">\n</video>\n",
            rawHTML: .allow)
        #expect(
            printed(page.diagnostics) == """
                Content/a.hu.md:5:20: warning: the address `kep.png` in raw HTML is neither checked nor rewritten [raw-html]
                 5 | Ж <img alt="" src="kep.png"> <a href='masik.md#x'>m</a> <a href=#a>b</a>
                   |                    ^~~~~~~
                    = Write the link or image as markdown, or name an address with `https:`.

                Content/a.hu.md:5:39: warning: the address `masik.md#x` in raw HTML is neither checked nor rewritten [raw-html]
                 5 | Ж <img alt="" src="kep.png"> <a href='masik.md#x'>m</a> <a href=#a>b</a>
                   |                                       ^~~~~~~~~~
                    = Write the link or image as markdown, or name an address with `https:`.

                Content/a.hu.md:8:12: warning: the address `p.png` in raw HTML is neither checked nor rewritten [raw-html]
                 8 |   poster = p.png src="https://e.example/v">
                   |            ^~~~~
                    = Write the link or image as markdown, or name an address with `https:`.

                """)
    }
}
