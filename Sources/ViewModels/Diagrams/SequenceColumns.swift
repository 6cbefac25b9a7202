/// Where the participants of a sequence stand side by side, and how their boxes are made.
struct SequenceColumns {
    /// How wide the picture is.
    let width: Double
    /// The boxes, at the top of the picture.
    private(set) var boxes: [DiagramPicture.Box] = []
    /// How high the boxes are together.
    var height: Double { boxes.map(\.frame.maxY).max() ?? 0 }
    /// Where the lifelines run.
    var middles: [Double] { boxes.map(\.frame.middle.x) }

    private let padding: Double
    private let gap: Double
    private static let narrowest = 72.0

    /// Columns as wide as few participants need, and not wider than the text of a page.
    init(_ participants: [Interaction.Participant]) {
        switch participants.count {
        case ...1: width = 340
        case 2: width = 440
        case 3: width = 640
        default: width = 736
        }
        (padding, gap) = participants.count > 5 ? (8, 8) : (11, 10)
        let count = Double(participants.count)
        let room = width / count - gap - 2 * padding
        let isTight = participants.contains { MeasuredText($0.name, .name).widestWord > room }
        if isTight, participants.count > 2 {
            // Every other box stands lower. So wide, neighbours in a row and the lifelines between them keep their distance.
            let room = (2 * width - gap * (count - 1)) / (count + 1) - 2 * padding
            place(Self.names(of: participants, room), of: participants, rows: 2)
        } else {
            place(Self.names(of: participants, room), of: participants, rows: 1)
        }
    }

    private static func names(of participants: [Interaction.Participant], _ room: Double) -> [[String]] {
        participants.map { Gist.name($0.name, width: room) }
    }

    private mutating func place(_ names: [[String]], of participants: [Interaction.Participant], rows: Int) {
        let widths = names.map { lines in
            max(TextMeasure.name.width(of: lines) + 2 * padding, Self.narrowest)
        }
        let (first, last) = ((widths.first ?? 0) / 2 + 1, width - 1 - (widths.last ?? 0) / 2)
        let distance = names.count > 1 ? (last - first) / Double(names.count - 1) : 0
        var top = 1.0
        for row in 0..<rows {
            let members = names.indices.filter { $0 % rows == row }
            let height = TextMeasure.name.height(of: members.map { names[$0].count }.max() ?? 0) + 14
            for index in members {
                let x = first + Double(index) * distance - widths[index] / 2
                boxes.append(
                    DiagramPicture.Box(
                        names[index], participants[index],
                        frame: DiagramFrame(x: x, y: top, width: widths[index], height: height)))
            }
            top += height + 8
        }
        boxes.sort { $0.frame.middle.x < $1.frame.middle.x }
    }
}
