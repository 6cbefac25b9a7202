import Platform
import Testing

@Suite struct `The command` {
    @Test func `ends in 0 when the site is there, and says so on standard output`() throws {
        let command = try Command()
        let (status, output) = try command.shell("$PILASTER build --no-verify 2>/dev/null")
        #expect(status == 0)
        #expect(output.hasPrefix("1 page in 1 language, 14 files written, 0 removed, "))
        #expect(output.hasSuffix("s: \(command.folder)/Output (1 note; `pilaster check` lists them)\n"))
        #expect(try command.shell("test -f Output/hu/index.html").status == 0)
    }

    @Test func `tells on standard error how long each stage took, if it is asked`() throws {
        let command = try Command()
        let (_, timings) = try command.shell("$PILASTER build --no-verify --timings 2>&1 >/dev/null")
        #expect(timings.hasPrefix("timings:\n"))
        #expect(timings.contains(" %  draw and write the pages\n"))
        #expect(timings.hasSuffix("100 %  all of it\n"))
        #expect(try command.shell("$PILASTER build --no-verify 2>&1 >/dev/null").output == "")
    }

    @Test func `ends in 1 when the content has errors, which go to standard error`() throws {
        let command = try Command(page: "[x](nincs.md)")
        let (status, output) = try command.shell("$PILASTER build --no-verify 2>&1 >/dev/null")
        #expect(status == 1)
        #expect(
            output == """
                Content/index.hu.md:6:5: error: there is no page `nincs.md` [unknown-page]
                 6 | [x](nincs.md)
                   |     ^~~~~~~~
                    = Mend the path, or write the page.

                nothing was published: 1 error, 1 note

                """)
        #expect(try command.shell("$PILASTER check --no-verify").status == 1)
        #expect(try command.shell("test -e Output").status != 0)
    }

    @Test(arguments: ["", "build --project nincs", "build --base-url ftp://x", "build --jobs 0", "biuld", "build --project /"])
    func `ends in 64 when it is asked for what is not`(words: String) throws {
        let (status, output) = try Command().shell("$PILASTER \(words)")
        #expect(status == (words.isEmpty ? 0 : 64))
        #expect(output.hasPrefix(words.isEmpty ? "pilaster builds" : "pilaster: "))
    }

    @Test func `ends in 74 when the system says no`() throws {
        let command = try Command()
        let (status, output) = try command.shell("$PILASTER render nincs.md")
        #expect(status == 74)
        #expect(output == "pilaster: cannot read nincs.md: No such file or directory\n")
    }

    @Test(
        .enabled(if: File.isReadable("/dev/full"), "needs a device that is always full"),
        arguments: ["render Content/index.hu.md", "check --no-verify", "check --rules", "status", "--help", "build --no-verify"])
    func `ends in 74 when what was asked for cannot be written`(words: String) throws {
        let (status, output) = try Command().shell("$PILASTER \(words) 2>&1 >/dev/full")
        #expect(status == 74)
        #expect(output.hasSuffix("pilaster: cannot write to standard output: No space left on device\n"))
    }

    @Test func `ends in 0 where nobody wants to read what it says`() throws {
        #expect(try Command().shell("$PILASTER check --rules >&-").status == 0)
    }

    @Test func `ends in 74 while another build has the output folder`() throws {
        let command = try Command()
        let (status, output) = try command.shell(
            "mkdir Output && flock Output/.pilaster-lock $PILASTER build --no-verify")
        #expect(status == 74)
        #expect(
            output == """
                pilaster: cannot lock \(command.folder)/Output: another process is writing there
                Wait until the other build has ended, or publish elsewhere with `--output DIR`.

                """)
    }

    @Test func `ends in 74 when another preview shows the project, and says where`() throws {
        let (status, output) = try Command().shell(
            """
            {
            $PILASTER serve --no-verify --port 0 > first & first=$!
            for _ in $(seq 500); do grep -q 'The site is at' first && break; sleep 0.02; done
            $PILASTER serve --no-verify --port 0 2> second; status=$?
            address=$(sed -n 's/The site is at \\(.*\\)\\. Ctrl-C ends this\\./\\1/p' first)
            kill -INT $first; wait $first
            sed "s|$address|ADDRESS|" second; exit $status
            }
            """)
        #expect(status == 74)
        #expect(
            output.hasSuffix(
                """
                pilaster: another `pilaster serve` shows this project at ADDRESS
                Look at it there, or end that one first. Another variant of the site can be built with \
                `pilaster build --output DIR`.

                """))
    }

    @Test func `serves where no browser can be opened`() throws {
        let (status, output) = try Command().shell(
            """
            {
            PATH=/nowhere $PILASTER serve --no-verify --port 0 --open > told 2>&1 & served=$!
            for _ in $(seq 500); do grep -q ' ms: ' told && break; sleep 0.02; done
            kill -INT $served; wait $served; status=$?
            grep -c '^pilaster:' told; exit $status
            }
            """)
        #expect(status == 130)
        #expect(output == "0\n")
    }

    @Test func `ends in 130 when it is interrupted`() throws {
        let line = "mkfifo endless; exec 3<>endless; timeout --preserve-status -s INT 0.2 $PILASTER render - <&3"
        #expect(try Command().shell(line).status == 130)
    }

    @Test func `renders a file as pages have it, and says what was left out`() throws {
        let (status, output) = try Command().shell(
            "printf '## Ű {#a}\\n\\n[x](b.md) [y](javascript:x)\\n' | $PILASTER render -")
        #expect(status == 0)
        #expect(output.contains("<h2 id=\"a\"><span id=\"ű\"></span>Ű</h2>"))
        #expect(output.contains("<p><a href=\"b.md\">x</a> y</p>"))
        #expect(
            output.contains("standard input:3:15: warning: the link was removed: `javascript:` is no scheme that pages may use"))
    }

    @Test(arguments: ["printf 'x\n' | $PILASTER render /dev/stdin", "mkfifo a && { printf 'x\n' >a & } && $PILASTER render a"])
    func `renders what has no length before it is read`(line: String) throws {
        let (status, output) = try Command().shell(line)
        #expect(status == 0)
        #expect(output == "<p>x</p>\n")
    }

    @Test func `renders no more than a page could have`() throws {
        let (status, output) = try Command().shell("$PILASTER render /dev/zero 2>&1")
        #expect(status == 74)
        #expect(output == "pilaster: cannot read /dev/zero: File too large\n")
    }

    @Test func `renders plain CommonMark, raw HTML and all`() throws {
        let (status, output) = try Command().shell("printf '<b>x</b> {#a}\\n' | $PILASTER render --plain -")
        #expect(status == 0)
        #expect(output == "<p><b>x</b> {#a}</p>\n")
    }

    @Test func `cleans what it made`() throws {
        let command = try Command()
        #expect(try command.shell("$PILASTER build --no-verify && $PILASTER clean").output.hasSuffix("14 files removed\n"))
        #expect(try command.shell("ls -A Output").output == "")
    }
}
