@testable import SampleSource
import Testing

struct TokenProofTests {
    @Test(arguments: [
        ("a // b\nc", "a // d\nc"), ("a /* b */ c", "a /* d */ c"), ("a\n// b\nc", "a\n// d\n// e\nc"), ("", "// a"),
    ])
    func `comments may differ`(source: String, localized: String) throws {
        try TokenProof.check(Array(source.utf8), against: Array(localized.utf8))
    }

    @Test(arguments: [
        ("a + b", "a + c", 4, 4), ("a", "a b", 1, 2), ("\"// a\"", "\"// b\"", 0, 0), ("a /* b */ c", "a /*\n*/ c", 10, 8),
        ("a/* b */c", "ac", 0, 0), ("a + b", "a +b", 4, 3), ("// a\nb", "/* a\nb", 5, 6),
    ])
    func `anything else may not`(source: String, localized: String, one: Int, other: Int) {
        #expect(throws: TokenMismatch(sourceOffset: one, localizedOffset: other)) {
            try TokenProof.check(Array(source.utf8), against: Array(localized.utf8))
        }
    }
}
