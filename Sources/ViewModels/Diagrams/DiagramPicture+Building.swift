/// Parts of pictures from what they hold.
extension DiagramPicture.Box {
    /// A box with a name in its middle.
    init(_ lines: [String], _ participant: Interaction.Participant, frame: DiagramFrame) {
        self.frame = frame
        isActor = participant.isActor
        let top = frame.middle.y - TextMeasure.name.height(of: lines.count) / 2
        text = DiagramPicture.Text(lines, .name, anchor: .middle, x: frame.middle.x, top: top)
    }

    /// How wide and high a box is that stands free.
    static func size(of lines: [String]) -> DiagramPoint {
        DiagramPoint(x: max(TextMeasure.name.width(of: lines) + 24, 84), y: TextMeasure.name.height(of: lines.count) + 14)
    }
}

extension DiagramPicture.Text {
    /// Lines below each other.
    ///
    /// - Parameters:
    ///   - x: Where the anchor stands.
    ///   - top: The top of the first line.
    init(_ lines: [String], _ measure: TextMeasure, anchor: DiagramPicture.Anchor, x: Double, top: Double) {
        self.anchor = anchor
        self.lines = lines.enumerated().map { number, text in
            let y = top + measure.height(of: number) + measure.ascent
            return DiagramPicture.Line(text: text, point: DiagramPoint(x: x, y: y))
        }
        let width = measure.width(of: lines)
        let left =
            switch anchor {
            case .start: x
            case .middle: x - width / 2
            case .end: x - width
            }
        frame = DiagramFrame(x: left, y: top, width: width, height: measure.height(of: lines.count))
    }
}

extension DiagramFrame {
    var maxX: Double { x + width }
    var maxY: Double { y + height }
    var middle: DiagramPoint { DiagramPoint(x: x + width / 2, y: y + height / 2) }
}
