import Models
import Testing

@Suite struct `The mark of an arrow` {
    @Test func `is the first one of a text, with its selector`() throws {
        let found = try #require(ArrowMark.first(in: "A ➡\u{FE0F} B → C"))
        #expect(found.mark.text == "➡" && !found.mark.pointsLeft)
        #expect("A ➡\u{FE0F} B → C"[found.range.upperBound...] == " B → C")
        #expect(ArrowMark.first(in: "A <--> B") == nil && ArrowMark.first(in: "A - B = C") == nil)
    }

    @Test func `is turned where text runs to the left`() {
        #expect(ArrowMark.turnedLeft("A ⇒ B ➜ C → D ← E -> F") == "A ← B ← C ← D ← E -> F")
        #expect(ArrowMark.turnedLeft("A -> ב") == "A -> ב")
    }
}
