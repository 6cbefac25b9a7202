import Models
import Site
import Testing

@Suite struct `Punctuation` {
    /// The text of a page in a language, as HTML.
    private static func html(_ markdown: String, _ language: String, _ more: String = "") async throws -> String {
        let project = try TestProject([
            "Content/site.yml": "severity: {missing-word: off, raw-html: off}\nraw-html: allow\n",
            "Content/index.\(language).md": "---\ntitle: T\n\(more)---\n",
            "Content/a.\(language).md": "---\ntitle: A\n---\n\n\(markdown)\n",
        ])
        try await project.build()
        let page = try #require(project.text("Output/\(language)/a.html"))
        let start = try #require(page.firstRange(of: "<div class=\"text\">\n")).upperBound
        // Where no line may end is for others to test.
        return String(page[start...].prefix { $0 != "\0" }.components(before: "\n</div>")).replacing("\u{A0}", with: " ")
    }

    @Test(arguments: [
        ("hu", #""Szia" - mondta 'ő'"#, "„Szia” - mondta »ő«"), ("hu", #""a 'b' c""#, "„a »b« c”"),
        ("hu", #""a "b" c""#, "„a »b« c”"), ("hu", "a '90-es évek", "a ’90-es évek"),
        ("hu", #"a "Part"-ban, ("b")"#, "a „Part”-ban, („b”)"),
        ("it", #"L'uomo dell'800 disse "ciao""#, "L’uomo dell’800 disse «ciao»"),
        ("it", #"un po' di "'a' e 'b'""#, "un po’ di «“a” e “b”»"),
        ("ru", #"Он сказал "да 'нет' да""#, "Он сказал «да „нет“ да»"), ("ru", #"«Уже "верно"»"#, "«Уже «верно»»"),
        ("en", "rock 'n' roll", "rock ’n’ roll"), ("en", "the '90s' end, the 'n' of it", "the ’90s’ end, the ’n’ of it"),
        ("en", #"5' 10", 3" x 4""#, #"5' 10&quot;, 3&quot; x 4&quot;"#),
        ("en", #"'tis "so", don't"#, "’tis “so”, don’t"), ("en", #"He said: "a – 'b'!""#, "He said: “a – ‘b’!”"),
        ("en", #"the dogs' "bone"s"#, "the dogs’ “bone”s"), ("en", #"only "one"#, #"only &quot;one"#),
        ("en", #""one" and "two"#, #"“one” and &quot;two"#), ("en", #""'a' b""#, "“‘a’ b”"), ("en", #""b 'a'""#, "“b ‘a’”"),
        ("de", #"„schon" und "neu""#, #"„schon&quot; und „neu“"#), ("ja", #"彼は"はい"と"#, "彼は「はい」と"),
    ])
    func `B65: quotations have the marks of their language, and apostrophes stay apostrophes`(
        language: String, markdown: String, text: String
    ) async throws {
        #expect(
            try await Self.html(markdown, language).replacing("&quot;", with: "\"")
                == "<p>\(text)</p>".replacing("&quot;", with: "\""))
    }

    @Test(arguments: [
        (#""*Szia*" **"x"**"#, "<p>„<em>Szia</em>” <strong>„x”</strong></p>"),
        (#""[a](https://x.example/'b')""#, #"<p>„<a href="https://x.example/'b'">a</a>”</p>"#),
        ("\"két\nsor\"", "<p>„két\nsor”</p>"), (#""`"x"`" `'y'`"#, "<p>„<code>\"x\"</code>” <code>'y'</code></p>"),
        ("```text\n\"x\" 'y'\n```", "\"x\" 'y'"),
        (
            #"https://x.example/?a="b"&c='d'e "f""#,
            #"<p><a href="https://x.example/?a=%22b%22&amp;c='d'e">https://x.example/?a="b"&amp;c='d'e</a> „f”</p>"#
        ),
        (#"<https://x.example/?'a'>"#, #"<p><a href="https://x.example/?'a'">https://x.example/?'a'</a></p>"#),
        (#"a <b title="x">"y"</b>"#, #"<p>a <b title="x">„y”</b></p>"#), (#"`x`'s"#, "<p><code>x</code>’s</p>"),
        ("| \"a\" | b |\n|---|---|\n| c | \"d\" |", "<td>„d”</td>"), ("\"a\n\nb\"", "<p>\"a</p>\n<p>b\"</p>"),
    ])
    func `B65: pairs are found across markup, and code and addresses are left alone`(markdown: String, html: String) async throws
    {
        #expect(try await Self.html(markdown, "hu").replacing("&quot;", with: "\"").contains(html))
    }

    @Test func `headings and the contents have the same marks`() async throws {
        let project = try TestProject([
            "Content/index.hu.md": "---\ntitle: T\n---\n", "Content/a.hu.md": "---\ntitle: A\n---\n\n## A \"rész\"\n\n## B\n",
        ])
        try await project.build()
        let page = try #require(project.text("Output/hu/a.html"))
        #expect(page.contains("<a href=\"#a-rész\">A\u{A0}„rész”</a>"))
        #expect(page.contains("<h2 id=\"a-rész\">A\u{A0}„rész”</h2>"))
    }

    @Test func `a text has the marks of its own language, whoever reads it`() async throws {
        let project = try TestProject(site(["Content/a.hu.md": "---\ntitle: A\n---\n\n\"x\"\n"]))
        try await project.build()
        #expect(project.text("Output/ru/a.html")?.contains("<p>„x”</p>") == true)
    }

    @Test(arguments: [("hu", "punctuation: plain\n"), ("tlh", "")])
    func `stays as typed where the language says so, or where nobody knows its marks`(language: String, key: String) async throws
    {
        #expect(try await Self.html("\"x\" it's", language, key).replacing("&quot;", with: "\"") == "<p>\"x\" it's</p>")
    }

    @Test func `has no third kind`() async throws {
        let project = try TestProject(["Content/index.hu.md": "---\ntitle: T\npunctuation: clever\n---\n"])
        #expect(
            try await project.check(.invalidValue, .unknownKey) == """
                Content/index.hu.md:3:14: error: `clever` is no value of `punctuation` [invalid-value]
                 3 | punctuation: clever
                   |              ^~~~~~
                    = Write `punctuation: smart` or `punctuation: plain`.

                """)
    }

    @Test(.timeLimit(.minutes(10)), arguments: ["\"", "'", "\"a", " 'a\"", "a' \"", "://'"])
    func `takes a page of nothing but quotation marks`(text: String) async throws {
        #expect(try await Self.html(String(repeating: text, count: 200_000 / text.utf8.count), "hu").isEmpty == false)
    }
}

extension Substring {
    /// What stands before a text.
    fileprivate func components(before text: String) -> Substring { firstRange(of: text).map { self[..<$0.lowerBound] } ?? self }
}
