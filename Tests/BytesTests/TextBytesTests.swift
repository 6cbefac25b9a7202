import Bytes
import Testing

struct TextBytesTests {
    @Test func `texts that mean the same characters are two`() {
        let texts: Set = [TextBytes("é"), TextBytes("e\u{301}"), TextBytes("é")]
        #expect(texts.count == 2)
    }

    @Test(
        arguments: [
            ("", "", false), ("", "a", true), ("a", "", false), ("a", "b", true), ("b", "a", false), ("a", "a", false),
            ("a", "ab", true), ("ab", "a", false), ("z", "é", true), ("é", "z", false),
        ])
    func `texts are ordered by their bytes`(left: String, right: String, precedes: Bool) {
        #expect(left.utf8.precedes(right.utf8) == precedes)
    }
}
