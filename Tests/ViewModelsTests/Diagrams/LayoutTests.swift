import Testing

@testable import ViewModels

@Suite struct `A layout` {
    @Test func `puts participants side by side in the order in which they take part`() {
        let picture = SequenceLayout.picture(of: .told("C → A: x\nA → B: x\nB → C: x"))
        #expect(picture?.boxes.map(\.text.lines).map { $0.map(\.text) } == [["C"], ["A"], ["B"]])
        #expect(picture?.boxes.map(\.frame.x) == picture?.boxes.map(\.frame.x).sorted())
    }

    @Test func `draws an arrow from the sender's number to the receiver's lifeline`() {
        let picture = SequenceLayout.picture(of: .told("A → B: x\nB → A: y"))
        let lifelines = picture?.boxes.map(\.frame.middle.x) ?? []
        #expect(picture?.messages.map(\.badge.x) == lifelines)
        #expect(picture?.messages.compactMap { $0.path?.points.last?.x } == [lifelines[1] - 1, lifelines[0] + 1])
        #expect(picture?.messages.map { $0.head?.points[1] } == picture?.messages.map { $0.path?.points.last })
    }

    @Test func `gives a remark a place but no arrow`() {
        let pictures = [
            SequenceLayout.picture(of: .told("A → B: x\nnothing\nB → A: y")),
            ChainLayout.picture(of: .told("A → B: x\nnothing\nB → A: y")),
        ]
        for picture in pictures {
            #expect(picture?.messages.map { $0.path == nil } == [false, true, false])
            #expect(picture?.messages.map(\.step) == [0, 1, 2])
        }
    }

    @Test func `draws a message to oneself back to where it began`() {
        let picture = SequenceLayout.picture(of: .told("A → A: x\nA → B: y\nB → B: z"))
        let loops = [0, 2].compactMap { picture?.messages[$0].path?.points }
        let lifelines = picture?.boxes.map(\.frame.middle.x) ?? []
        #expect(loops.map { $0.count } == [6, 6])
        #expect(abs((loops[0].last?.x ?? 0) - lifelines[0]) == 1)
        // The right-hand one turns inwards, where there is room.
        #expect(loops[0].allSatisfy { $0.x > lifelines[0] } && loops[1].allSatisfy { $0.x < lifelines[1] })
    }

    @Test func `lets boxes stand in two rows where a word is wider than a column`() {
        let names = (1...6).map { "Представление\($0)" }
        var interaction = Interaction()
        for index in 0..<5 { interaction.message(from: names[index], to: names[index + 1], text: "x") }
        let picture = SequenceLayout.picture(of: interaction)
        #expect(picture.map { Set($0.boxes.map(\.frame.y)).count } == 2)
        #expect(picture?.boxes.allSatisfy { $0.text.lines.count == 1 } == true)
    }

    @Test func `chains participants, and breaks the chain where somebody else goes on`() {
        let picture = ChainLayout.picture(of: .told("A → B: x\nB → C: x\nA → D: x"))
        #expect(picture.boxes.map { $0.text.lines[0].text } == ["A", "B", "C", "A", "D"])
        #expect(picture.messages.compactMap { $0.path?.points.last?.y } == [1, 2, 4].map { picture.boxes[$0].frame.y - 1 })
        #expect(picture.boxes[3].frame.y > picture.boxes[2].frame.maxY)
    }

    @Test func `draws a one-way cycle and its visitor as a ring that holds every step`() {
        let picture = RingLayout.picture(of: .vip)
        #expect(picture?.messages.map(\.step) == [0, 1, 2, 3, 4])
        #expect(picture?.boxes.map { $0.text.lines[0].text } == ["Nézet", "Interactor", "Presenter", "Felhasználó"])
        #expect(picture?.boxes.map(\.isActor) == [false, false, false, true])
        #expect(picture?.messages.allSatisfy { !$0.text.lines.isEmpty } == true)
    }

    @Test(arguments: [
        "A → B: x\nB → C: x\nC → A: x\na remark",  // a remark has no place on a ring
        "A → B: x\nB → C: x\nC → A: x\nA → B: x",  // the same arrow twice
        "A → B: x\nB → C: x\nC → A: x\nB → B: x", "A → B: x\nB → C: x\nC → A: x\nB → A: x",
        "U → A: x\nA → B: x\nB → C: x\nC → A: x\nV → A: x", "U → A: x\nA → B: x\nB → C: x\nC → A: x\nC → U: x",
        "A → B: x\nB → C: x\nC → D: x\nD → E: x\nE → A: x",
    ])
    func `leaves to lifelines what a ring cannot hold, and draws its outline`(lines: String) {
        #expect(RingLayout.picture(of: .told(lines)) == nil)
        #expect(RingLayout.outline(of: .told(lines), width: 736) != nil)
    }

    @Test func `draws no ring where nothing goes round`() {
        #expect(RingLayout.picture(of: .told("A → B: x\nB → A: x")) == nil)
        #expect(RingLayout.outline(of: .told("A → B: x\nB → A: x"), width: 736) == nil)
    }

    @Test func `puts one picture above another`() {
        let (upper, lower) = (ChainLayout.picture(of: .told("A → B: x")), ChainLayout.picture(of: .told("C → D: y")))
        let both = upper.above(lower, gap: 10)
        #expect(both.height == upper.height + 10 + lower.height)
        #expect(both.boxes.count == 4 && both.messages.count == 2)
        #expect(both.boxes[2].frame.y == lower.boxes[0].frame.y + upper.height + 10)
        #expect(PictureFaults.all(in: both) == [])
    }

    @Test func `is its own mirror image's mirror image`() {
        guard let picture = RingLayout.picture(of: .vip) else { return }
        let twice = picture.mirrored().mirrored()
        #expect(twice.boxes.map(\.frame.y) == picture.boxes.map(\.frame.y))
        #expect(zip(twice.boxes, picture.boxes).allSatisfy { abs($0.frame.x - $1.frame.x) < 0.001 })
        #expect(picture.mirrored().boxes[1].frame.x < picture.mirrored().boxes[2].frame.x)
    }
}
