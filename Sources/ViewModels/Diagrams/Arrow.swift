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
}
