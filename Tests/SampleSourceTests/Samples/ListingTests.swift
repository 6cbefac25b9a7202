import SampleSource
import Testing

struct ListingTests {
    @Test func `B26: common indentation goes, relative indentation stays`() {
        let sample = sample(
            """
            struct A {
                func f() {
                    // snippet.r
                    one {
                        two

               \u{20}
                  three
                    }
                    // snippet.end
                }
            }
            """)
        #expect(code(sample.listing(region: "r")) == "  one {\n      two\n\n\nthree\n  }\n")
    }

    @Test func `B26: a multi-line literal is shifted with its block`() {
        let source =
            "    // snippet.r\n    let a = \"\"\"\n      one\n        two\n\n      \\(b)\n      \"\"\"\n    // snippet.end\n"
        #expect(code(sample(source).listing(region: "r")) == "let a = \"\"\"\n  one\n    two\n\n  \\(b)\n  \"\"\"\n")
    }

    @Test func `B26: a multi-line literal is never flattened`() {
        let source = "    // snippet.r\n    let a = \"\"\"\none\n \n  two\n\"\"\"\n    // snippet.end\n"
        #expect(code(sample(source).listing(region: "r")) == "    let a = \"\"\"\none\n \n  two\n\"\"\"\n")
    }

    @Test func `B26: blanks on a blank line of a literal are part of its value`() {
        let source = "  let a = \"\"\"\n  one\n      \n  two\n  \"\"\"\n"
        #expect(code(sample(source).listing()) == "let a = \"\"\"\none\n    \ntwo\n\"\"\"\n")
    }

    @Test(arguments: [
        ("// snippet.a\nA\n// snippet.end\n\nB", "A\n\nB\n"),
        ("A\n\n// snippet.a\n\nB\n// snippet.end\n", "A\n\nB\n"),
        ("A\n// snippet.hide\n\nB\n\n// snippet.show\nC\n", "A\nC\n"),
        ("\n\n// snippet.a\n\nA\n\n// snippet.end\n\n", "A\n"),
        ("A\n\n\nB\n", "A\n\n\nB\n"),
        ("// snippet.a\n// snippet.end\n", ""),
        ("", ""),
    ])
    func `B28: a whole file shows no marker and no blank line in its place`(source: String, expected: String) {
        #expect(code(sample(source).listing()) == expected)
    }

    @Test(arguments: [
        ("a\r\nb\r\n", "a\nb\n"), ("a\rb", "a\nb\n"), ("a\n\tb", "a\n\tb\n"), ("\ta\n\t\tb\n", "a\n\tb\n"),
        ("\t  a\n\t b\n", " a\nb\n"), ("\ta\n    b\n", "\ta\n    b\n"), ("a  \n", "a  \n"), ("a\n\u{C}\nb", "a\n\nb\n"),
        ("a\u{C}b", "a\u{C}b\n"),
        ("let a = \"\"\"\r\n  b\r\n  \"\"\"\r\n", "let a = \"\"\"\n  b\n  \"\"\"\n"),
    ])
    func `B30: line endings, tabs and form feeds come out right`(source: String, expected: String) {
        #expect(code(sample(source).listing()) == expected)
    }

    @Test func `B30: a line of 5,000 characters is a line`() {
        let line = "let a = \"" + String(repeating: "ő", count: 5_000) + "\"\n"
        #expect(code(sample("  " + line).listing()) == line)
    }

    @Test(arguments: [("    ", "\n"), ("\t", "\r\n"), ("\t  ", "\n"), ("", "\r")])
    func `B30: a file of this package looks the same however it is indented and its lines end`(blanks: String, newline: String) {
        var compared = 0
        for path in PackageFiles.swiftFiles where path.contains("/Sources/") {
            let source = String(decoding: PackageFiles.bytes(of: path), as: UTF8.self)
            let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
            let changed = lines.map { blanks + $0 }.joined(separator: newline)
            #expect(code(sample(changed).listing()) == code(sample(source).listing()), "\(path)")
            compared += 1
        }
        #expect(compared > 50)
    }

    @Test func `B11: a byte order mark is not shown`() {
        let sample = SampleFile(path: "A.swift", bytes: [0xEF, 0xBB, 0xBF] + Array("// snippet.a\nb\n// snippet.end".utf8))
        #expect(code(sample.listing(region: "a")) == "b\n")
        #expect(sample.faults == [])
    }

    @Test func `each line knows its line in the sample, and the other way round`() {
        let listing = sample("a\n// snippet.r\n\nb\n// snippet.hide\nc\n// snippet.show\nd\r\ne\n// snippet.end\n").listing(
            region: "r")
        #expect(listing?.sourceLines == [4, 8, 9])
        #expect(listing?.line(ofSourceLine: 8) == 2)
        #expect(listing?.line(ofSourceLine: 6) == nil)
        #expect(listing?.line(ofSourceLine: 99) == nil)
    }

    @Test func `an unknown region has no listing`() {
        #expect(sample("a").listing(region: "r") == nil)
    }
}
