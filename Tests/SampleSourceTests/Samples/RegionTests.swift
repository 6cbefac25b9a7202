import SampleSource
import Testing

struct RegionTests {
    @Test func `a region is shown without its markers`() {
        let sample = sample("// snippet.a\nlet a = 1\n// snippet.end\nlet b = 2\n")
        #expect(code(sample.listing(region: "a")) == "let a = 1\n")
        #expect(sample.faults == [])
    }

    @Test func `names are exact, not prefixes`() {
        let sample = sample("// snippet.endpoint\na\n// snippet.end\n// snippet.showcase\nb\n// snippet.end\n")
        #expect(sample.regions.map(\.name) == ["endpoint", "showcase"])
        #expect(sample.listing(region: "end") == nil)
        #expect(sample.listing(region: "endpoin") == nil)
    }

    @Test func `regions nest, and an end closes the innermost`() {
        let sample = sample("// snippet.a\n1\n// snippet.b\n2\n// snippet.end\n3\n// snippet.end\n4\n")
        #expect(code(sample.listing(region: "a")) == "1\n2\n3\n")
        #expect(code(sample.listing(region: "b")) == "2\n")
    }

    @Test func `what is hidden is shown nowhere`() {
        let sample = sample("// snippet.a\n1\n// snippet.hide\n2\n// snippet.show\n3\n// snippet.end\n")
        #expect(code(sample.listing(region: "a")) == "1\n3\n")
        #expect(code(sample.listing()) == "1\n3\n")
    }

    @Test(arguments: [
        "let a = \"\"\"\n  // snippet.x\n  \"\"\"\n", "/*\n// snippet.x\n*/\n", "a() // snippet.x\n", "/// snippet.x\n",
        "let a = #\"// snippet.x\"#\n", "// Snippet.x\n", "// see snippet.x\n", "// snippet\n",
    ])
    func `a marker is a line comment that is alone on its line, all else is text`(source: String) {
        let sample = sample(source)
        #expect(sample.regions == [])
        #expect(sample.faults == [])
        #expect(code(sample.listing()) == source)
    }

    @Test(arguments: ["//snippet.x", "\t //  snippet.x  ", "// snippet.x\r"])
    func `blanks around a marker do not matter`(marker: String) {
        #expect(sample("\(marker)\n1\n// snippet.end").regions.map(\.name) == ["x"])
    }

    @Test(arguments: ["A.md", "A", "A.swift.txt", "swift", "A.swiftinterface"])
    func `B28: only Swift has regions, a page about markers is shown verbatim`(path: String) {
        let source = "  # A\n  // snippet.a\n\n\n  // snippet.nothing here\n"
        let file = SampleFile(path: path, bytes: Array(source.utf8))
        #expect(file.regions == [])
        #expect(file.faults == [])
        #expect(code(file.listing()) == "# A\n// snippet.a\n\n\n// snippet.nothing here\n")
        #expect(file.listing()?.comments == [])
        #expect(file.listing(region: "a") == nil)
    }
}

func sample(_ source: String) -> SampleFile { SampleFile(path: "A.swift", bytes: Array(source.utf8)) }

func code(_ listing: Listing?) -> String? { listing.map { String(decoding: $0.code, as: UTF8.self) } }
