import Testing

@testable import Site

@Suite struct `The bound of what bytes weigh compressed` {
    /// With what `gzip -6` makes of them, without a name; for so little it uses the fixed codes, too.
    @Test(arguments: [("", 20), ("abc", 23), ("abcabc", 26), ("ő", 22), (String(repeating: "a", count: 2000), 35)])
    func `is what gzip makes of few bytes`(text: String, gzip: Int) {
        let bound = GzipBound.size(of: Array(text.utf8))
        #expect(abs(bound - gzip) <= 1, "\(bound)")
    }

    @Test func `counts what is new, wherever it was said before`() {
        let words = (0..<400).map { "word\($0 * 7919 % 1000)" }
        let once = GzipBound.size(of: Array(words.joined(separator: " ").utf8))
        let twice = GzipBound.size(of: Array((words + words).joined(separator: " ").utf8))
        #expect(once > 800)
        #expect(twice - once < 60)
    }

    @Test func `forgets what is too far away to be repeated`() {
        let word = "Elkelkáposztástalaníthatatlanság"
        let far = String(repeating: "a", count: 40_000)
        func weight(_ text: String) -> Int { GzipBound.size(of: Array(text.utf8)) }
        #expect(weight(word + far + word) - weight(word + far) > 20)
        #expect(weight(far + word + word) - weight(far + word) < 8)
    }

    @Test func `is hardly more than the bytes themselves, whatever they are`() {
        var state: UInt64 = 1
        let noise = (0..<5000).map { _ -> UInt8 in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 56)
        }
        #expect(GzipBound.size(of: noise) < 5000 * 9 / 8 + 20)
    }
}
