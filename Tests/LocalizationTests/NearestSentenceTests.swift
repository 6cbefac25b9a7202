import Localization
import Testing

@Suite struct NearestSentenceTests {
    private static let sentences = [
        "A business rule belongs to the model: 100 words a minute.", "hand the result over",
        "Модель ничего не знает о представлении.",
        "one", "",
    ]

    @Test(arguments: [
        ("A business rule belongs to the model: 200 words a minute.", 0), ("give the result over", 1),
        ("представление ничего не знает о модели", 2), ("Hand over: the RESULT", 1), ("ONE.", 3), ("something else", nil),
        ("", nil), ("…", nil),
    ])
    func `shares most of its words, whatever their order and case`(sentence: String, nearest: Int?) {
        #expect(NearestSentence.to(sentence, among: Self.sentences) == nearest.map { Self.sentences[$0] })
    }

    @Test func `of equals the first`() {
        #expect(NearestSentence.to("a b", among: ["a c", "b a", "a b"]) == "b a")
    }

    @Test func `looks at no more than its limits`() {
        let long = String(repeating: "слово ", count: 100_000)
        #expect(NearestSentence.to(long, among: [long + "x"]) == long + "x")
        #expect(
            NearestSentence.to("a", among: Array(repeating: "b", count: NearestName.maximumCandidates) + ["a"]) == nil)
    }
}
