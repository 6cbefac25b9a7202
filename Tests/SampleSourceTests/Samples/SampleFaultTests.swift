import SampleSource
import Testing

struct SampleFaultTests {
    @Test(arguments: [
        ("// snippet.a\n1\n", ["1:1: error: region “a” never ends. add a line “// snippet.end”"]),
        ("1\n  // snippet.end\n", ["2:3: error: this end closes no region. remove the line, or add “// snippet.NAME” above it"]),
        (
            "// snippet.a\n1\n// snippet.end\n// snippet.a\n2\n// snippet.end\n",
            ["4:1: error: region “a” begins a second time; first in line 1. give one of the two another name"]
        ),
        (
            "// snippet.a\n\n// snippet.end\n",
            ["1:1: warning: region “a” shows nothing. put code between its markers, or remove them"]
        ),
        ("// snippet.hide\n1\n", ["1:1: error: what is hidden from here on is never shown again. add a line “// snippet.show”"]),
        ("// snippet.show\n", ["1:1: error: nothing is hidden here. remove the line, or add “// snippet.hide” above it"]),
        (
            "// snippet.hide\n// snippet.hide\n// snippet.show\n",
            ["2:1: error: this is hidden already, since line 1. remove one of the two lines"]
        ),
        (
            "// snippet.a b\n1\n// snippet.end\n",
            [
                "1:1: error: “a b” is no name for a region. write letters, digits, “-”, “_” or “.” behind “// snippet.” and "
                    + "nothing else on the line"
            ]
        ),
        (
            "let a = \"\"\"\n\\(\n// snippet.a\nb)\n\"\"\"",
            [
                "3:1: error: a marker inside an interpolation cannot cut a listing. move the marker to a line outside of the "
                    + "string literal"
            ]
        ),
    ])
    func `B27: a fault says where it is, what it is and how to mend it`(source: String, expected: [String]) {
        #expect(sample(source).faults.map(text) == expected)
    }

    @Test func `all faults of a sample are found, in its order`() {
        let faults = sample("// snippet.end\n// snippet.a\n// snippet.b\n1\n// snippet.a\n// snippet.hide\n").faults
        #expect(faults.map(\.place.line) == [1, 2, 3, 5, 6])
    }

    @Test func `a name that is none opens a region all the same, so its end is no second fault`() {
        #expect(sample("// snippet.\n1\n// snippet.end\n").faults.count == 1)
    }

    @Test func `a region behind Cyrillic text is placed by characters and by bytes`() {
        let fault = sample("// привет 👨‍👩‍👧\n\t\t// snippet.a\n").faults.first
        #expect(fault?.place == SourcePlace(offset: 37, line: 2, column: 3))
    }

    @Test(arguments: [
        ([0x2F, 0x2F, 0xA9, 0x0A], SampleFault.Kind.invalidUTF8, 2), ([0xFF, 0xFE, 0x61, 0x00], .utf16, 0),
        ([0x0A, 0xED, 0xA0, 0x80], .invalidUTF8, 1), ([0xC0, 0x80], .invalidUTF8, 0), ([0xF0, 0x9F, 0x90], .invalidUTF8, 0),
    ])
    func `B11: what is no UTF-8 is a fault and shows nothing`(bytes: [UInt8], kind: SampleFault.Kind, offset: Int) {
        let sample = SampleFile(path: "A.swift", bytes: bytes)
        #expect(sample.faults.map(\.kind) == [kind])
        #expect(sample.faults.map(\.place.offset) == [offset])
        #expect(!sample.isReadable)
        #expect(sample.listing() == nil)
    }

    @Test func `twenty thousand nested empty regions are reported`() {
        let source = (0..<20_000).map { "// snippet.r\($0)\n" }.joined()
        #expect(sample(source).faults.count == 40_000)
    }

    private func text(_ fault: SampleFault) -> String {
        "\(fault.place.line):\(fault.place.column): \(fault.severity): \(fault.message). \(fault.remedy)"
    }
}
