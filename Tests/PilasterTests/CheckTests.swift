import Testing

@Suite struct `The command check` {
    private static let page = "[x](nincs.md) [y](https://a.example/) <https://a.example/>\n\n```swift\nlet a = 1\n```"

    @Test func `says for people what is wrong, and how much code nobody compiles`() throws {
        let (status, output) = try Command(page: Self.page).shell("$PILASTER check --no-verify")
        #expect(status == 1)
        #expect(
            output.hasSuffix(
                """
                Content/index.hu.md:8:1: note: nobody compiles this listing [uncompiled-listing]
                    = Show a region of a sample with `sample=` and `region=`; readers see that this one is not compiled.

                code that nobody compiles:
                  Content/index.hu.md: 1 of 1 listing (100 % of the lines)

                1 error, 2 notes

                """))
    }

    @Test(arguments: [
        ("json", "{\"version\": 1,\n\"summary\": {\"error\": 1, \"warning\": 0, \"note\": 2},\n"),
        ("sarif", "{\"$schema\": \"https://docs.oasis-open.org/sarif/"),
        ("github", "::notice file=Content/index.hu.md,line=1,title=missing-word::"),
    ])
    func `says for machines the same, and ends alike`(format: String, beginning: String) throws {
        let (status, output) = try Command(page: Self.page).shell("$PILASTER check --no-verify --format \(format) 2>&1")
        #expect(status == 1)
        #expect(output.hasPrefix(beginning))
        #expect(output.contains("nobody compiles this listing") || output.contains("Nobody compiles this listing"))
        #expect(output.hasSuffix("\n") && !output.hasSuffix("\n\n"))
        #expect(try Command().shell("$PILASTER check --no-verify --format \(format)").status == 0)
    }

    @Test func `lists its rules wherever it is asked`() throws {
        let (status, output) = try Command().shell("cd / && $PILASTER check --rules")
        #expect(status == 0)
        #expect(output.hasPrefix("unreadable-file        error    A file or folder cannot be read.\n"))
        #expect(try Command().shell("$PILASTER check --rules --format json").output.hasPrefix("{\"version\": 1,\n\"rules\": [\n"))
    }

    @Test func `lists links to other sites once, with all places`() throws {
        let command = try Command(
            page: "[y](https://b.example/) ő [z](<https://a.example/>)\n\n<https://b.example/> ![i](//c.example/i)")
        let (status, output) = try command.shell("$PILASTER check --external-links")
        #expect(status == 0)
        #expect(
            output == """
                //c.example/i
                  Content/index.hu.md:8:27
                https://a.example/
                  Content/index.hu.md:6:32
                https://b.example/
                  Content/index.hu.md:6:5
                  Content/index.hu.md:8:2

                """)
    }

    @Test func `says what may have kept a link from the list`() throws {
        let command = try Command(page: "[y](https://b.example/)")
        try command.write("---\ntitle: [\n---\n\n[z](https://c.example/)\n", to: "Content/a.hu.md")
        let (status, output) = try command.shell("$PILASTER check --external-links 2>&1 >/dev/null")
        #expect(status == 1)
        #expect(output.hasPrefix("Content/a.hu.md:"))
    }

    @Test(arguments: [
        ("--format xml", "pilaster: there is no format `xml`\nFormats: text, json, sarif, github.\n"),
        (
            "--rules --format sarif",
            "pilaster: `--rules` cannot be written as sarif\nWrite `--format text` or `--format json`.\n"
        ),
        (
            "--rules --external-links",
            "pilaster: `--rules` and `--external-links` are two lists\nAsk for one of them.\n"
        ),
    ])
    func `says which wishes it cannot fulfil`(words: String, message: String) throws {
        let (status, output) = try Command().shell("$PILASTER check \(words)")
        #expect(status == 64)
        #expect(output == message)
    }
}
