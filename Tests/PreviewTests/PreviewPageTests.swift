@testable import Preview
import Testing

/// What is added to pages as they are served.
struct PreviewPageTests {
    private func page(_ html: String, files: [String] = ["hu/a.html"], _ problems: [Problem] = []) -> String {
        var site = ServedSite(folder: "/nowhere")
        site.version = ServedSite.Version(run: "run", number: 7)
        site.problems = problems
        return String(decoding: PreviewPage.live(Array(html.utf8), files: files, site: site), as: UTF8.self)
    }

    @Test(arguments: [
        ("<body>a</body></html>", "<body>a", "</body></html>"), ("a", "a", ""), ("", "", ""),
        ("<pre>&lt;/body></pre><!-- </body> -->b</body>", "<pre>&lt;/body></pre><!-- </body> -->b", "</body>"),
    ])
    func `the preview stands at the end of the body`(html: String, start: String, end: String) {
        let page = page(html)
        #expect(page.hasPrefix(start + "<pilaster-preview lang=\"en\" dir=\"ltr\">"))
        #expect(page.hasSuffix("</script>\n" + end))
    }

    @Test func `a page knows its version, where the site is, and the files it depends on`() {
        #expect(
            page("", files: ["hu/\"a\".html", "404.html"]).hasSuffix(
                """
                <script src="/-/preview.js" data-version="run.7" data-base="/" \
                data-files="[&quot;hu/\\&quot;a\\&quot;.html&quot;,&quot;404.html&quot;]"></script>

                """))
    }

    @Test func `errors stand open before warnings, and what they say is text`() {
        let page = page(
            "",
            [Problem(isError: false, text: "w"), Problem(isError: true, text: "</pre></template><img src=x onerror=alert(1)>&")])
        #expect(
            page.contains(
                """
                <div id="problems" aria-live="polite"><details open class="errors"><summary>1 error, 1 warning</summary>
                <p>The pages are those of the last build without errors.</p>
                <ol>
                <li class="error"><pre>&lt;/pre&gt;&lt;/template&gt;&lt;img src=x onerror=alert(1)&gt;&amp;</pre></li>
                <li class="warning"><pre>w</pre></li>
                </ol>
                </details></div></template>
                """))
    }

    @Test func `warnings alone are folded up`() {
        let page = page("", [Problem(isError: false, text: "w"), Problem(isError: false, text: "v")])
        #expect(page.contains("<details class=\"warnings\"><summary>2 warnings</summary>\n<ol>\n"))
    }

    @Test func `a flood of problems is cut off`() {
        let page = page("", (0..<1000).map { Problem(isError: true, text: "\($0)") })
        #expect(page.split(separator: "<li ").count == ProblemsRenderer.most + 1)
        #expect(page.contains("<p>The terminal shows the other 950.</p>"))
    }
}
