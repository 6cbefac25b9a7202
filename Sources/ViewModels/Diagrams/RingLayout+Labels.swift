/// The ring as the whole picture: with all that is said, and with somebody outside the cycle who visits it.
extension RingLayout {
    private var labelRoom: Double { 215 }

    /// A ring with all that is said; `nil` where it could not hold every step.
    static func picture(of interaction: Interaction) -> DiagramPicture? {
        guard var cycle = Cycle(in: interaction), cycle.members.count <= 4 else { return nil }
        let outside = interaction.participants.indices.filter { !cycle.members.contains($0) }
        guard outside.count <= 1 else { return nil }
        if let visitor = outside.first {
            guard let host = host(of: visitor, in: interaction) else { return nil }
            cycle.begin(with: host)
        }
        let name = outside.first.map { Gist.name(interaction.participants[$0].name, width: 200) }
        // Between both boxes a text of four lines has room.
        let top = name.map { 1 + DiagramPicture.Box.size(of: $0).y + 74 } ?? 1
        guard var layout = RingLayout(interaction, cycle, width: 640, top: top), layout.holdsEverything(visitor: outside.first)
        else { return nil }
        for (part, steps) in layout.parts.enumerated() { layout.addArc(part, labelled: steps) }
        if let visitor = outside.first, let name { layout.addVisitor(visitor, name) }
        layout.finish()
        return layout.picture
    }

    /// The only participant with whom a visitor exchanges messages.
    private static func host(of visitor: Int, in interaction: Interaction) -> Int? {
        let others = interaction.steps.compactMap(\.message).compactMap { message in
            message.from == visitor ? message.to : message.to == visitor ? message.from : nil
        }
        return others.first.flatMap { first in others.allSatisfy { $0 == first } ? first : nil }
    }

    private func holdsEverything(visitor: Int?) -> Bool {
        var messages: Set<Interaction.Message> = []
        return interaction.steps.allSatisfy { step in
            guard let message = step.message, messages.insert(message).inserted else { return false }
            return cycle.part(of: message) != nil || message.from != message.to && [message.from, message.to].contains(visitor)
        }
    }

    private mutating func addArc(_ part: Int, labelled steps: [Int]) {
        guard let step = steps.first, let arc = ring.arc(from: part) else { return }
        let direction = (arc.start + arc.end).unit
        let badge = ring.point(direction)
        var label: DiagramPicture.Text
        if abs(direction.x) < 0.3 {
            let lines = lines(of: step, room: labelRoom)
            label = DiagramPicture.Text(lines, .label, anchor: .middle, x: badge.x, top: badge.y + 16)
        } else {
            let sign = direction.x > 0 ? 1.0 : -1.0
            let room = picture.width / 2 - distance(from: badge, height: TextMeasure.label.height(of: 4))
            let lines = lines(of: step, room: min(labelRoom, room))
            let height = TextMeasure.label.height(of: lines.count)
            let x = ring.center.x + sign * distance(from: badge, height: height)
            label = DiagramPicture.Text(lines, .label, anchor: sign > 0 ? .start : .end, x: x, top: badge.y - height / 2)
        }
        addArrow(along: arc, step, badge, label)
    }

    /// How far from the circle's middle a text of some height must stay, if it stands beside a number.
    private func distance(from badge: DiagramPoint, height: Double) -> Double {
        let nearest = max(0, abs(badge.y - ring.center.y) - height / 2)
        let reach = (ring.radius * ring.radius - nearest * nearest).squareRoot()
        return max(abs(badge.x - ring.center.x) + 19, reach + 9)
    }

    private func lines(of step: Int, room: Double) -> [String] {
        Gist.label(interaction.steps[step].text, width: room)
    }

    /// Somebody outside the cycle stands above it.
    private mutating func addVisitor(_ visitor: Int, _ lines: [String]) {
        let size = DiagramPicture.Box.size(of: lines)
        let host = picture.boxes[0].frame
        let frame = DiagramFrame(x: picture.width / 2 - size.x / 2, y: 1, width: size.x, height: size.y)
        picture.boxes.append(DiagramPicture.Box(lines, interaction.participants[visitor], frame: frame))
        for (number, step) in interaction.steps.enumerated() {
            guard let message = step.message else { continue }
            if message.from == visitor { addVisit(number, side: -1, from: frame.maxY, to: host.y - 2) }
            if message.to == visitor { addVisit(number, side: 1, from: host.y, to: frame.maxY + 2) }
        }
    }

    private mutating func addVisit(_ step: Int, side: Double, from start: Double, to end: Double) {
        let x = picture.width / 2 + side * 18
        let tip = DiagramPoint(x: x, y: end)
        let badge = DiagramPoint(x: x, y: (start + end) / 2)
        let lines = lines(of: step, room: labelRoom)
        let top = badge.y - TextMeasure.label.height(of: lines.count) / 2
        picture.messages.append(
            DiagramPicture.Message(
                step: step, badge: badge, path: DiagramPath(start: DiagramPoint(x: x, y: start), segments: [.line(tip)]),
                head: Arrow.head(at: tip, direction: DiagramPoint(x: 0, y: end > start ? 1 : -1)),
                text: DiagramPicture.Text(lines, .label, anchor: side > 0 ? .start : .end, x: x + side * 19, top: top)))
    }
}
