/// Lays an interaction out from top to bottom, for narrow pages: one participant below the other, in the order in which the
/// messages reach them, and on the line between them what is said.
struct ChainLayout {
    /// What a phone of 320 pixels shows of the page's text.
    static let width = 280.0
    /// Where the line runs, and where the texts begin.
    private static let (rail, texts) = (23.0, 46.0)
    private static let gap = 12.0
    private static let padding = 12.0

    private let interaction: Interaction
    private var picture = DiagramPicture(width: width)
    /// Where the next thing goes.
    private var y = 1.0
    /// Whose box stands at the end of the picture; `nil` behind a remark.
    private var last: Int?

    private init(_ interaction: Interaction) { self.interaction = interaction }

    static func picture(of interaction: Interaction) -> DiagramPicture {
        var layout = ChainLayout(interaction)
        for (number, step) in interaction.steps.enumerated() {
            if let message = step.message {
                layout.add(message, step.text, number)
            } else {
                layout.addText(step.text, number, gap: gap / 2)
                layout.last = nil
            }
        }
        layout.picture.height = layout.y + 1
        return layout.picture
    }

    private mutating func add(_ message: Interaction.Message, _ text: String, _ number: Int) {
        if message.from != last {
            // The chain breaks off where somebody else goes on.
            if y > 1 { y += 1.5 * Self.gap }
            addBox(message.from)
        }
        let top = y
        addText(text, number, gap: Self.gap)
        let tip = DiagramPoint(x: Self.rail, y: y - 1)
        picture.messages[picture.messages.count - 1].path = DiagramPath(
            start: DiagramPoint(x: Self.rail, y: top), segments: [.line(tip)])
        picture.messages[picture.messages.count - 1].head = Arrow.head(at: tip, direction: DiagramPoint(x: 0, y: 1))
        addBox(message.to)
    }

    /// Adds a text and its number.
    private mutating func addText(_ text: String, _ number: Int, gap: Double) {
        let lines = Gist.label(text, width: Self.width - Self.texts)
        let height = max(TextMeasure.label.height(of: lines.count), 2 * Arrow.badge) + 2 * gap
        let middle = y + height / 2
        let top = middle - TextMeasure.label.height(of: lines.count) / 2
        picture.messages.append(
            DiagramPicture.Message(
                step: number, badge: DiagramPoint(x: Self.rail, y: middle), path: nil, head: nil,
                text: DiagramPicture.Text(lines, .label, anchor: .start, x: Self.texts, top: top)))
        y += height
    }

    private mutating func addBox(_ position: Int) {
        let participant = interaction.participants[position]
        let lines = Gist.name(participant.name, width: Self.width - 2 * Self.padding - 2)
        let width = TextMeasure.name.width(of: lines) + 2 * Self.padding
        let height = TextMeasure.name.height(of: lines.count) + 12
        picture.boxes.append(
            DiagramPicture.Box(lines, participant, frame: DiagramFrame(x: 1, y: y, width: max(width, 44), height: height)))
        y += height
        last = position
    }
}
