/// Where the participants of a sequence stand side by side, and how their boxes are made.
struct SequenceColumns {
    /// How wide the picture is.
    let width: Double
    /// How far two neighbours are apart.
    let distance: Double
    /// The middle of each participant.
    private(set) var middles: [Double] = []
    /// The boxes, with the picture's top as theirs.
    private(set) var boxes: [DiagramPicture.Box] = []
    /// How high the boxes are together.
    private(set) var height = 0.0

    private static let padding = 12.0
    private static let gap = 10.0

    /// Columns as wide as a few participants need, and then as wide as the text of a page.
    init(_ participants: [Interaction.Participant]) {
        width = [320, 320, 440, 600][min(participants.count, 3)] + (participants.count > 3 ? 136 : 0)
        let margin = max(60.0, width / Double(participants.count) / 2)
        let count = Double(participants.count)
        let edge = participants.count > 4 ? width / count / 2 : participants.count == 1 ? 100 : min(margin, 90)
        distance = participants.count > 1 ? (width - 2 * edge) / (count - 1) : width
        middles = participants.indices.map { edge + Double($0) * distance }
        addBoxes(participants, edge: edge)
    }

    private mutating func addBoxes(_ participants: [Interaction.Participant], edge: Double) {
        let room = min(distance, 2 * edge) - Self.gap - 2 * Self.padding
        let isTight = participants.contains { participant in
            BreakableWord.all(in: participant.name, measure: .name).contains { $0.width > room }
        }
        // Where a word is wider than its column, every other participant stands a row lower.
        let isStaggered = isTight && participants.count > 2
        let lines = participants.enumerated().map { index, participant in
            Gist(.name, width: isStaggered ? room + distance : room, lines: 3).lines(of: participant.name)
        }
        let heights = [false, true].map { isLower in
            Double(lines.enumerated().filter { isLower == (isStaggered && $0.offset % 2 == 1) }.map(\.element.count).max() ?? 0)
                * TextMeasure.name.lineHeight + 14
        }
        for (index, participant) in participants.enumerated() {
            let isLower = isStaggered && index % 2 == 1
            boxes.append(
                box(
                    lines[index], participant, middle: middles[index], top: isLower ? heights[0] + 8 : 1, heights[isLower ? 1 : 0]
                ))
        }
        height = boxes.map(\.frame.maxY).max() ?? 0
    }

    private func box(
        _ lines: [String], _ participant: Interaction.Participant, middle: Double, top: Double, _ height: Double
    ) -> DiagramPicture.Box {
        let needed = lines.map { TextMeasure.name.width(of: $0) }.max() ?? 0
        let boxWidth = max(needed + 2 * Self.padding, 72)
        let x = min(max(middle - boxWidth / 2, 1), width - 1 - boxWidth)
        let text = DiagramPicture.Text(
            lines, .name, anchor: .middle, x: x + boxWidth / 2, top: top + (height - TextMeasure.name.height(of: lines.count)) / 2
        )
        return DiagramPicture.Box(
            frame: DiagramFrame(x: x, y: top, width: boxWidth, height: height), isActor: participant.isActor, text: text)
    }
}
