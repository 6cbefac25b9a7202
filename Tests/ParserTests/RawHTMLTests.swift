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

    @Test(arguments: [
        ("<details>", "5:1", "`<details>` in raw HTML is never closed: the rest of the page becomes a part of it"),
        ("x <B>y\n\nz", "5:3", "`<b>` in raw HTML is never closed: the rest of the page becomes a part of it"),
        ("<div>\n\n<i><b>x</i>\n\n</div>", "7:4", "`<b>` in raw HTML is never closed: the rest of the page becomes a part of it"),
        ("<p>\nx\n</div>", "7:1", "`</div>` in raw HTML closes nothing that is open there, or a part of the page's frame"),
        ("x </main>", "5:3", "`</main>` in raw HTML closes nothing that is open there, or a part of the page's frame"),
        ("<body>x</body>", "5:8", "`</body>` in raw HTML closes nothing that is open there, or a part of the page's frame"),
        ("<!-- x", "5:1", "`<!--` in raw HTML never ends: what stands behind it becomes a part of it"),
        ("<p", "5:1", "`<p` in raw HTML never ends: what stands behind it becomes a part of it"),
        ("<script>\nif (a < b) {}\n", "5:1", "`<script>` in raw HTML is never closed: the rest of the page becomes a part of it"),
        ("<textarea>\n</div>\n", "5:1", "`<textarea>` in raw HTML is never closed: the rest of the page becomes a part of it"),
    ])
    func `B43: HTML that would break the page's frame is reported where a site trusts it`(
        html: String, place: String, message: String
    ) throws {
        let page = try parse("---\ntitle: A\n---\n\n\(html)\n", rawHTML: .allow)
        #expect(page.diagnostics.map(\.message) == [message])
        #expect(page.diagnostics.map { "\($0.location.line):\($0.location.column)" } == [place])
    }

    @Test(arguments: [
        "<details open>\n<summary>a</summary>\n\n**b**\n\n</details>", "a<br>b<br/>c<hr> <img alt='>' title=\"<b>\"> <wbr>",
        "<ul><li>a<li>b</ul>", "<table><tr><td>a<td>b</table>", "<dl><dt>a<dd>b</dl>", "<p>a<p>b</p>",
        "<svg viewBox=\"0 0 1 1\"><path d=\"M0 0\"/><g><circle r=\"1\"/></g></svg>", "<!-- <div> --> x <!--> y",
        "<!DOCTYPE html> <?php <b ?>",
        "<script>\nif (a<b) { x = '<div>' }\n</script>", "<style>a>b{}</style>", "<ruby>漢<rt>かん</ruby>", "a < b <3 <- c",
        "`<div>`",
        "<textarea><b></textarea>", "<x-y>a</x-y>", "<div\nclass=a>\n</DIV>",
    ])
    func `B43: HTML that is whole is not`(html: String) throws {
        #expect(try parse("---\ntitle: A\n---\n\n\(html)\n", rawHTML: .allow).diagnostics == [])
    }

    @Test(.timeLimit(.minutes(1))) func `B43: much of it is read in one go`() throws {
        for html in ["<b>", "</b>", "<b></i>", "<!-- ", "<script>", "<b a='", "<div>\n\n"] {
            let page = try parse("---\ntitle: A\n---\n\n" + String(repeating: html, count: 20_000) + "\n", rawHTML: .allow)
            #expect(page.diagnostics.count <= 101)
        }
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
