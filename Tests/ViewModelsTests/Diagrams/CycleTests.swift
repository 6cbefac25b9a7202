import Testing

@testable import ViewModels

@Suite struct `A cycle` {
    @Test(arguments: [
        ("A → B: x\nB → C: x\nC → A: x", [0, 1, 2]),
        ("User → A: x\nA → B: x\nB → C: x\nC → A: x\nA → User: x", [1, 2, 3]),
        ("A → B: x\na remark\nB → B: x\nB → C: x\nC → D: x\nD → A: x", [0, 1, 2, 3]),
        // What is answered at once is a detour.
        ("A → B: x\nB → W: x\nW → B: x\nB → C: x\nC → A: x", [0, 1, 3]),
        // The longer of two.
        ("A → B: x\nB → C: x\nC → A: x\nC → D: x\nA → E: x\nE → B: x\nB → C: x\nC → D: x\nD → A: x", [0, 4, 1, 2, 3]),
    ])
    func `is found in the order of the messages`(lines: String, members: [Int]) {
        #expect(Cycle(in: .told(lines))?.members == members)
    }

    @Test(arguments: [
        "A → B: x\nB → A: x", "A → B: x\nB → C: x\nC → B: x\nB → A: x", "A → A: x", "C → A: x\nB → C: x\nA → B: x",
        "a remark", "",
    ])
    func `is none where nothing comes back, or what comes back has only been answered`(lines: String) {
        #expect(Cycle(in: .told(lines)) == nil)
    }

    @Test func `is found in linear time`() {
        var interaction = Interaction()
        for step in 0..<200_000 { interaction.message(from: "P\(step % 7)", to: "P\(step * 3 % 7)", text: "") }
        #expect(Cycle(in: interaction) != nil)
    }

    @Test func `is not looked for where more take part than a picture holds`() {
        var interaction = Interaction()
        for step in 0..<20_000 { interaction.message(from: "P\(step)", to: "P\((step + 1) % 20_000)", text: "") }
        #expect(Cycle(in: interaction) == nil)
    }
}
