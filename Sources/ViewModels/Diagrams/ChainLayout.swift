/// Lays an interaction out from top to bottom, for narrow pages: one participant below the other, in the order in which the
/// messages reach them, and on the line between them what is said.
struct ChainLayout {
    /// What a phone of 320 pixels shows of the page's text.
    static let width = 280.0
    /// Where the line runs.
    private static let rail = 22.0
    private static let textX = 44.0
    private static let gap = 12.0

    private let interaction: Interaction
    private var picture = DiagramPicture()
    private var y = 1.0
    /// Whose box stands last, with nothing below it yet.
    private var last: Int?

    private init(_ interaction: Interaction) { self.interaction = interaction }

    static func picture(of interaction: Interaction) -> DiagramPicture {
        var layout = ChainLayout(interaction)
        for (number, step) in interaction.steps.enumerated() { layout.add(step, number) }
        layout.picture.width = width
        layout.picture.height = layout.y + 1
        return layout.picture
    }

    private mutating func add(_ step: Interaction.Step, _ number: Int) {
        guard let message = step.message else { return addRemark(step.text, number) }
        if last != message.from { addBox(message.from) }
        let top = y
        let text = text(step.text)
        let height = max(text.frame.height, 2 * Arrow.badge) + 2 * Self.gap
        place(text, in: height, number)
        y += height + 4
        let tip = DiagramPoint(x: Self.rail, y: y - 1)
        let index = picture.messages.count - 1
        picture.messages[index].path = DiagramPath(start: DiagramPoint(x: Self.rail, y: top), segments: [.line(tip)])
        picture.messages[index].head = Arrow.head(at: tip, direction: DiagramPoint(x: 0, y: 1))
        last = nil
        addBox(message.to)
    }

    private mutating func addRemark(_ remark: String, _ number: Int) {
        let text = text(remark)
        let height = max(text.frame.height, 2 * Arrow.badge) + Self.gap
        y += picture.boxes.isEmpty ? 0 : 4
        place(text, in: height, number)
        y += height
        last = nil
    }

    private func text(_ text: String) -> DiagramPicture.Text {
        let lines = Gist(.label, width: Self.width - Self.textX, lines: 3).lines(of: text)
        return DiagramPicture.Text(lines, .label, anchor: .start, x: Self.textX, top: y)
    }

    /// Puts a text and its number into the middle of a height.
    private mutating func place(_ text: DiagramPicture.Text, in height: Double, _ number: Int) {
        let text = DiagramPicture.Text(
            text.lines.map(\.text), .label, anchor: .start, x: Self.textX, top: y + (height - text.frame.height) / 2)
        picture.messages.append(
            DiagramPicture.Message(
                step: number, badge: DiagramPoint(x: Self.rail, y: y + height / 2), path: nil, head: nil, text: text))
    }

    private mutating func addBox(_ position: Int) {
        if last != nil || !picture.messages.isEmpty && picture.boxes.last?.frame.maxY != y && picture.messages.last?.path == nil {
            y += Self.gap
        }
        let participant = interaction.participants[position]
        let lines = Gist(.name, width: Self.width - 26, lines: 3).lines(of: participant.name)
        let text = DiagramPicture.Text(lines, .name, anchor: .start, x: 13, top: y + 6)
        picture.boxes.append(
            DiagramPicture.Box(
                frame: DiagramFrame(x: 1, y: y, width: text.frame.width + 24, height: text.frame.height + 12),
                isActor: participant.isActor, text: text))
        y += text.frame.height + 12
        last = position
    }
}
