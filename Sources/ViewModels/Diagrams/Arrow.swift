/// The parts of an arrow that layouts share.
enum Arrow {
    /// How far a number's circle reaches from its middle.
    static let badge = 10.0
    /// How long an arrow's head is, and how far each wing is from its axis.
    private static let (length, wing) = (7.0, 4.0)

    /// A head whose tip is at a point.
    ///
    /// - Parameter direction: Where it points to: a vector of length 1.
    static func head(at tip: DiagramPoint, direction: DiagramPoint) -> DiagramPath {
        let back = DiagramPoint(x: tip.x - length * direction.x, y: tip.y - length * direction.y)
        let (x, y) = (wing * direction.y, wing * direction.x)
        return DiagramPath(
            start: DiagramPoint(x: back.x - x, y: back.y + y),
            segments: [.line(tip), .line(DiagramPoint(x: back.x + x, y: back.y - y))])
    }

    /// An arrow that leaves a number, and comes back below it.
    ///
    /// - Parameter sign: 1 for a loop to the right, -1 for one to the left.
    static func loop(from badge: DiagramPoint, sign: Double) -> (path: DiagramPath, head: DiagramPath) {
        let (bend, reach, height) = (8.0, 40.0, 26.0)
        func point(_ x: Double, _ y: Double) -> DiagramPoint { DiagramPoint(x: badge.x + sign * x, y: badge.y + y) }
        let tip = point(1, height)
        let path = DiagramPath(
            start: point(Self.badge, 0),
            segments: [
                .line(point(reach - bend, 0)), .arc(radius: bend, isClockwise: sign > 0, to: point(reach, bend)),
                .line(point(reach, height - bend)),
                .arc(radius: bend, isClockwise: sign > 0, to: point(reach - bend, height)), .line(tip),
            ])
        return (path, head(at: tip, direction: DiagramPoint(x: -sign, y: 0)))
    }
}
