/// Lays an interaction that goes round in a cycle out as a ring.
struct RingLayout {
    let interaction: Interaction
    let cycle: Cycle
    /// For each part of the cycle, the steps that go along it.
    let parts: [[Int]]
    var picture: DiagramPicture
    let ring: Ring

    /// - Parameter top: How much room is left above the ring.
    init?(_ interaction: Interaction, _ cycle: Cycle, width: Double, top: Double) {
        self.interaction = interaction
        self.cycle = cycle
        var parts = cycle.members.map { _ in [Int]() }
        for (number, step) in interaction.steps.enumerated() {
            if let part = step.message.flatMap(cycle.part) { parts[part].append(number) }
        }
        self.parts = parts
        picture = DiagramPicture(width: width)
        let members = cycle.members.map { interaction.participants[$0] }
        // Names break into more lines before the ring is given up.
        let candidates = [170.0, 130, 100].lazy.compactMap { room -> (ring: Ring, names: [[String]])? in
            let names = members.map { Gist.name($0.name, width: room) }
            let sizes = names.map { DiagramPicture.Box.size(of: $0) }
            return Ring(sizes: sizes, numbers: parts.map(\.count), width: width, top: top).map { ($0, names) }
        }
        guard let chosen = candidates.first else { return nil }
        ring = chosen.ring
        picture.boxes = members.indices.map {
            DiagramPicture.Box(chosen.names[$0], members[$0], frame: chosen.ring.frame(of: $0))
        }
    }

    /// A ring with the numbers alone, for what another picture tells in full; `nil` where nothing goes round.
    static func outline(of interaction: Interaction, width: Double) -> DiagramPicture? {
        guard let cycle = Cycle(in: interaction), cycle.members.count <= 8,
            var layout = RingLayout(interaction, cycle, width: width, top: 1)
        else { return nil }
        for (part, steps) in layout.parts.enumerated() { layout.addArc(part, numbered: steps) }
        layout.finish()
        return layout.picture
    }

    private mutating func addArc(_ part: Int, numbered steps: [Int]) {
        guard let arc = ring.arc(from: part) else { return }
        for (position, badge) in ring.numbers(steps.count, on: arc).enumerated() {
            addArrow(along: arc, steps[position], badge, DiagramPicture.Text(anchor: .middle), isRepeated: position > 0)
        }
    }

    // MARK: Parts

    mutating func addArrow(
        along arc: (start: DiagramPoint, end: DiagramPoint), _ step: Int, _ badge: DiagramPoint, _ text: DiagramPicture.Text,
        isRepeated: Bool = false
    ) {
        let tip = ring.point(arc.end)
        picture.messages.append(
            DiagramPicture.Message(
                step: step, badge: badge,
                path: DiagramPath(
                    start: ring.point(arc.start), segments: [.arc(radius: ring.radius, isClockwise: true, to: tip)]),
                head: Arrow.head(at: tip, direction: arc.end.turned), isRepeated: isRepeated, text: text))
    }

    mutating func finish() {
        picture.messages.sort { $0.step < $1.step }
        let boxes = picture.boxes.map(\.frame.maxY)
        let texts = picture.messages.map(\.text.frame.maxY)
        let numbers = picture.messages.map { $0.badge.y + Arrow.badge + 1 }
        picture.height = ((boxes + texts + numbers).max() ?? 0) + 2
    }
}
