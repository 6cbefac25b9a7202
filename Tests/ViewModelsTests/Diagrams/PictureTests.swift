import Testing

@testable import ViewModels

/// What holds for every picture, whatever it is drawn of.
@Suite struct `Pictures of random interactions` {
    @Test(arguments: 0..<300)
    func `nothing in a sequence overlaps or sticks out`(seed: Int) {
        let interaction = Interaction.random(seed)
        guard let picture = SequenceLayout.picture(of: interaction) else {
            #expect(interaction.participants.isEmpty)
            return
        }
        #expect(PictureFaults.all(in: picture) == [])
        #expect(PictureFaults.all(in: picture.mirrored()) == [])
        #expect(picture.messages.map(\.step) == Array(interaction.steps.indices))
        #expect(picture.boxes.count == interaction.participants.count)
    }

    @Test(arguments: 0..<300)
    func `nothing in a chain overlaps or sticks out`(seed: Int) {
        let interaction = Interaction.random(seed)
        let picture = ChainLayout.picture(of: interaction)
        #expect(PictureFaults.all(in: picture) == [])
        #expect(PictureFaults.all(in: picture.mirrored()) == [])
        #expect(picture.messages.map(\.step) == Array(interaction.steps.indices))
    }

    @Test(arguments: 0..<300)
    func `nothing in a ring overlaps or sticks out`(seed: Int) {
        let interaction = Interaction.randomRing(seed)
        let pictures = [RingLayout.picture(of: interaction), RingLayout.outline(of: interaction, width: 736)].compactMap { $0 }
        for picture in pictures {
            #expect(PictureFaults.all(in: picture) == [])
            #expect(PictureFaults.all(in: picture.mirrored()) == [])
        }
    }

    @Test(arguments: 3...8)
    func `a ring is found for names as they are`(count: Int) {
        let names = [
            "Представление", "Модель представления", "Nézet", "Интерактор", "Presenter", "Adatbázis", "Координатор", "Router",
        ]
        var interaction = Interaction()
        for index in 0..<count { interaction.message(from: names[index], to: names[(index + 1) % count], text: "…") }
        let picture = RingLayout.outline(of: interaction, width: 736)
        #expect(picture?.boxes.count == count)
        #expect(picture?.messages.count == count)
        #expect(picture?.boxes.flatMap { $0.text.lines.map(\.text) }.contains { $0.hasSuffix("-") } == false)
    }

    @Test func `eight participants with the longest words and twenty steps stand side by side`() {
        let names = (1...8).map { "Megfigyelhetőségikövetelmény-kezelő Высокопревосходительство \($0)" }
        var interaction = Interaction()
        for step in 0..<20 {
            interaction.message(
                from: names[step % 8], to: names[step * 3 % 8],
                text: "Megszentségteleníthetetlenségeskedéseitekért превысокомногорассмотрительствующими соображениями.")
        }
        let picture = SequenceLayout.picture(of: interaction)
        #expect(picture.map { PictureFaults.all(in: $0) } == [])
        #expect(picture?.width == 736)
    }
}
