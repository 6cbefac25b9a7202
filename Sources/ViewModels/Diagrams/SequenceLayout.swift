/// Lays an interaction out as a sequence: participants side by side, their lifelines below, and one row a step.
struct SequenceLayout {
    /// More participants do not stand side by side in the width of a page's text.
    static let mostParticipants = 8

    private let interaction: Interaction
    private let columns: SequenceColumns
    private var picture: DiagramPicture
    private var y: Double
    private var lifelines: Lifelines

    /// - Returns: `nil` if there is no message, or if there are too many participants.
    static func picture(of interaction: Interaction) -> DiagramPicture? {
        guard (1...mostParticipants).contains(interaction.participants.count) else { return nil }
        var layout = SequenceLayout(interaction)
        for (number, step) in interaction.steps.enumerated() { layout.add(step, number) }
        layout.picture.rails = layout.lifelines.paths(to: layout.y)
        layout.picture.height = layout.y
        return layout.picture
    }

    private init(_ interaction: Interaction) {
        self.interaction = interaction
        columns = SequenceColumns(interaction.participants)
        picture = DiagramPicture(width: columns.width, boxes: columns.boxes)
        y = columns.height + 14
        lifelines = Lifelines(below: columns.boxes)
    }

    private mutating func add(_ step: Interaction.Step, _ number: Int) {
        guard let message = step.message else { return addRemark(step.text, number) }
        if message.from == message.to {
            addLoop(columns.middles[message.from], step.text, number)
        } else {
            addArrow(columns.middles[message.from], columns.middles[message.to], step.text, number)
        }
    }

    // MARK: Rows

    private mutating func addArrow(_ from: Double, _ to: Double, _ text: String, _ number: Int) {
        let room = min(max(abs(to - from) - 16, 180), 320, columns.width)
        let lines = Gist.label(text, width: room)
        let label = centered(lines, around: (from + to) / 2)
        let arrow = y + label.frame.height + (lines.isEmpty ? Arrow.badge : 11)
        let sign = to > from ? 1.0 : -1.0
        let tip = DiagramPoint(x: to - sign, y: arrow)
        append(
            DiagramPicture.Message(
                step: number, badge: DiagramPoint(x: from, y: arrow),
                path: DiagramPath(start: DiagramPoint(x: from + sign * Arrow.badge, y: arrow), segments: [.line(tip)]),
                head: Arrow.head(at: tip, direction: DiagramPoint(x: sign, y: 0)), text: label))
        y = arrow + 20
    }

    /// A message to oneself: out, down and back in, with the text beside it.
    private mutating func addLoop(_ x: Double, _ text: String, _ number: Int) {
        // In the right half of the picture there is more room to the left.
        let sign = x > columns.width / 2 + 1 ? -1.0 : 1.0
        let room = (sign > 0 ? columns.width - x : x) - 52
        let lines = Gist.label(text, width: min(room, 220))
        let height = max(TextMeasure.label.height(of: lines.count), 44)
        let label = DiagramPicture.Text(
            lines, .label, anchor: sign > 0 ? .start : .end, x: x + sign * 50,
            top: y + (height - TextMeasure.label.height(of: lines.count)) / 2)
        let top = y + height / 2 - 12
        let loop = Arrow.loop(from: DiagramPoint(x: x, y: top), sign: sign)
        append(
            DiagramPicture.Message(
                step: number, badge: DiagramPoint(x: x, y: top), path: loop.path, head: loop.head, text: label))
        y += height + 14
    }

    /// A remark stands across all lifelines.
    private mutating func addRemark(_ text: String, _ number: Int) {
        let lines = Gist.label(text, width: min(columns.width - 60, 440))
        let middle = columns.width / 2
        var label = centered(lines, around: middle + 16)
        label.anchor = .start
        for index in label.lines.indices { label.lines[index].point.x = label.frame.x }
        append(
            DiagramPicture.Message(
                step: number, badge: DiagramPoint(x: label.frame.x - 20, y: label.frame.middle.y), path: nil, head: nil,
                text: label))
        lifelines.interrupt(
            at: DiagramFrame(
                x: label.frame.x - 34, y: label.frame.y - 2, width: label.frame.width + 34, height: label.frame.height + 4))
        y = label.frame.maxY + 18
    }

    // MARK: Parts

    /// A text as near to the middle as the picture's edges allow.
    private func centered(_ lines: [String], around middle: Double) -> DiagramPicture.Text {
        let half = TextMeasure.label.width(of: lines) / 2
        let x = min(max(middle, half), columns.width - half)
        return DiagramPicture.Text(lines, .label, anchor: .middle, x: x, top: y)
    }

    private mutating func append(_ message: DiagramPicture.Message) {
        picture.messages.append(message)
        lifelines.interrupt(at: message.text.frame)
    }
}
