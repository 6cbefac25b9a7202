import Models
import Platform
import Site
import Testing

@Suite struct `A content folder` {
    @Test func `B79: links that leave the project or stand for folders are refused, and all ends`() async throws {
        let site = try TemporarySite(home(["jo.md": "---\ntitle: Jó\n---\n"]))
        try link("/etc/hostname", at: "\(site.root)/Content/host.txt")
        try link(".", at: "\(site.root)/Content/kor")
        try link("b", at: "\(site.root)/Content/a")
        try link("a", at: "\(site.root)/Content/b")
        try link("../jo.md", at: "\(site.root)/Content/jo.hu.md")
        #expect(
            try await site.build().complaints == """
                Content/a:1:1: error: the symbolic link leads nowhere [path-outside]
                    = Remove it, or mend its target.

                Content/b:1:1: error: the symbolic link leads nowhere [path-outside]
                    = Remove it, or mend its target.

                Content/host.txt:1:1: error: the symbolic link leads out of the project [path-outside]
                    = Copy the file into the content folder.

                Content/kor:1:1: error: a symbolic link to a folder is not followed [path-outside]
                    = Move or copy the folder to this place.

                """)
    }

    @Test(arguments: [
        (
            "README.md", "warning: `README.md` names no language; it is not published [page-name]",
            "Name it `README.TAG.md`, with the tag of a language."
        ),
        ("a.hu.MD", "warning: `a.hu.MD` does not end in `.md`; it is not published [page-name]", "Name it `a.hu.md`."),
        ("a..md", "error: the language tag in the name is empty [unknown-language]", "Write a tag such as de, pt-BR or zh-Hans."),
        ("a.hu_HU.md", "error: `hu_HU`: a language tag has no underscores [unknown-language]", "Write hu-HU."),
        (
            "a.hu_HU.UTF-8.md", "error: `UTF-8` is no BCP 47 language tag [unknown-language]",
            "Write a tag such as de, pt-BR or zh-Hans."
        ),
        (
            "a.xx-ThisIsTooLong.md", "error: `xx-ThisIsTooLong` is no BCP 47 language tag [unknown-language]",
            "Write a tag such as de, pt-BR or zh-Hans."
        ),
        ("a.hu.markdown", "warning: `a.hu.markdown` is not read [page-name]", "Name it `a.hu.md`."),
        ("b/Pattern.yml", "warning: `Pattern.yml` is not read [page-name]", "Name it `pattern.yml`."),
        ("b/pattern.yaml", "warning: `pattern.yaml` is not read [page-name]", "Name it `pattern.yml`."),
        ("site.yaml", "warning: `site.yaml` is not read [page-name]", "Name it `site.yml`."),
        (
            "a.de.md", "error: the site has no language `de` [unknown-language]",
            "Add `Content/index.de.md`, or mend the tag in the file's name."
        ),
    ])
    func `B22, B45: a page's name that tells no language of the site is reported`(
        name: String, message: String, remedy: String
    ) async throws {
        let site = try TemporarySite(home(["Content/\(name)": "---\ntitle: A\n---\n"]))
        #expect(try await site.build().complaints == "Content/\(name):1:1: \(message)\n    = \(remedy)\n")
    }

    @Test(arguments: ["b/site.yaml", "notes.markdown", "b/pattern.yml.txt"])
    func `a file that looks like no page is an asset`(name: String) async throws {
        let site = try TemporarySite(home(["Content/\(name)": "x"]))
        #expect(try await site.build().complaints == "")
        #expect(site.text("Output/assets/\(name)") == "x")
    }

    @Test func `B22: two files whose tags differ in case only are one page too many`() async throws {
        let site = try TemporarySite(
            home(["Content/a.HU.md": "---\ntitle: A\n---\n", "Content/a.hu.md": "---\ntitle: B\n---\n"]))
        #expect(
            try await site.build().complaints == """
                Content/a.hu.md:1:1: error: the page `a` in `hu` has two files [output-collision]
                    = Remove or rename one.
                Content/a.HU.md:1:1: note: the other one is here

                """)
    }

    @Test func `B22: a legacy tag is its present one`() async throws {
        let site = try TemporarySite(["Content/index.iw.md": "---\nname: עברית\ntitle: x\n---\n"])
        #expect(try await site.build().complaints == "")
        #expect(site.text("Output/he/index.html")?.contains("<html lang=\"he\" dir=\"rtl\">") == true)
    }

    @Test func `B16: Norwegian is a language, and what is none is an error`() async throws {
        let site = try TemporarySite([
            "Content/index.no.md": "---\nname: norsk\ntitle: M\n---\n", "Content/site.yml": "title: x\nlanguages: [no, on, y]\n",
        ])
        #expect(
            try await site.build().complaints == """
                Content/site.yml:2:17: error: `languages` names `on`, which has no home page [unknown-language]
                 2 | languages: [no, on, y]
                   |                 ^~
                    = Add `Content/index.on.md`, or take `on` out of it.

                Content/site.yml:2:21: error: `y` is no language tag [unknown-language]
                 2 | languages: [no, on, y]
                   |                     ^
                    = Write a BCP 47 tag such as `pt-BR`: letters and digits with hyphens between.

                """)
        try site.remove("Content/site.yml")
        _ = try await site.build()
        #expect(site.text("Output/no/index.html")?.contains("<html lang=\"no\"") == true)
    }

    @Test func `a name that is not UTF-8 is an error, and the other files are read all the same`() async throws {
        let site = try TemporarySite(home(["Content/a.hu.md": "---\ntitle: A\nx: y\n---\n"]))
        let script = "printf x > \"$(printf '\(site.root)/Content/a\\377.hu.md')\""
        #expect(try Subprocess("/bin/sh", ["-c", script]).run().status == 0)
        let complaints = try await site.build().complaints
        #expect(
            complaints.hasSuffix(
                """
                Content/a\u{FFFD}.hu.md:1:1: error: the name is not UTF-8 [invalid-encoding]
                    = Rename it; `\u{FFFD}` stands for what cannot be read of it.

                """))
        #expect(complaints.contains("unknown key `x`"))
        #expect(try Subprocess("/bin/sh", ["-c", "rm -f '\(site.root)'/Content/a*"]).run().status == 0)
    }

    @Test func `what cannot be read is an error at its file, and the other files are read all the same`() async throws {
        let site = try TemporarySite(home(["Content/a.hu.md": "---\ntitle: A\nx: y\n---\n"]))
        try Folder.create("\(site.root)/Content/site.yml")
        try Folder.create("\(site.root)/Content/b.hu.md")
        #expect(
            try await site.build().complaints == """
                Content/a.hu.md:3:1: warning: unknown key `x` in front matter [unknown-key]
                 3 | x: y
                   | ^
                    = Known keys: title, description, question, tags, order, redirect-from, draft, translation.

                Content/site.yml:1:1: error: the file cannot be read: Is a directory [unreadable-file]
                    = Mend its permissions, or move it out of the project's content.

                """)
    }

    @Test func `B45, B46: a folder of four hundred levels is a page, and a path beyond the system's limit an error`() async throws
    {
        let site = try TemporarySite(home())
        let deep = (0..<400).map { "d\($0)" }.joined(separator: "/")
        try site.write("---\ntitle: A\n---\n", to: "Content/\(deep)/a.hu.md")
        #expect(try await site.build().complaints == "")
        #expect(site.text("Output/hu/\(deep)/a.html") != nil)
        let long = Array(repeating: String(repeating: "d", count: 250), count: 13).joined(separator: "/")
        try Folder.create("\(site.root)/Content/\(long)")
        #expect(
            try await site.build().complaints == """
                Content/\(String(repeating: "d", count: 80))…:1:1: error: the path of a folder below has 3262 bytes [output-name]
                    = Systems allow 3072 for it: shorten the names of its folders.

                """)
    }
}
