import Testing

@Suite struct `The same content` {
    @Test(arguments: [
        "TZ=Pacific/Kiritimati", "TZ=America/Los_Angeles", "LC_ALL=C", "LC_ALL=tr_TR.UTF-8 LANG=tr_TR.UTF-8", "umask 077;",
        "SWIFT_DETERMINISTIC_HASHING=1", "HOME=/nowhere",
    ])
    func `B17, B67: gives the same bytes whatever the zone, the locale, the umask and the folder`(variables: String) throws {
        let command = try Command(
            page: "## İstanbul Ilı\n\n[x](a.md#b)\n\n| a | b |\n|---|---|\n| 1 | 2 |\n")
        try command.write("---\ntitle: A\ntags: [z, ж, á, a, b]\n---\n\n## B\n", to: "Content/a.hu.md")
        try command.write("base-url: https://e.example\n", to: "Content/site.yml")
        let other = "deeper/ugly\\ name"
        let (status, output) = try command.shell(
            """
            $PILASTER build --no-verify >/dev/null 2>&1 && mkdir -p \(other) && cp -r Content \(other) &&
            cd \(other) && (\(variables) $PILASTER build --no-verify --jobs 1 >/dev/null 2>&1) && diff -r Output ../../Output
            """)
        #expect(status == 0)
        #expect(output == "")
    }

    @Test func `B70: gives the same bytes the second time, and nothing that was written is read as content`() throws {
        let (status, output) = try Command().shell(
            "$PILASTER build --no-verify >/dev/null && cp -r Output First && $PILASTER build --no-verify | cut -c1-58 && diff -r Output First"
        )
        #expect(status == 0)
        #expect(output == "1 page in 1 language, 0 files written, 0 removed, 0.00 s: ".prefix(50) + output.dropFirst(50))
    }

    @Test func `is published with the permissions of the process`() throws {
        let (_, output) = try Command().shell(
            "umask 027; $PILASTER build --no-verify >/dev/null; stat -c %a Output Output/hu/index.html Output/.pilaster-files")
        #expect(output == "750\n640\n640\n")
    }
}
