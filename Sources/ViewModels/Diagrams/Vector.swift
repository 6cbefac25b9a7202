/// Directions in a picture, whose y axis points down: what is clockwise on the screen is positive.
extension DiagramPoint {
    static func + (left: DiagramPoint, right: DiagramPoint) -> DiagramPoint {
        DiagramPoint(x: left.x + right.x, y: left.y + right.y)
    }

    static func * (factor: Double, point: DiagramPoint) -> DiagramPoint {
        DiagramPoint(x: factor * point.x, y: factor * point.y)
    }

    var length: Double { (x * x + y * y).squareRoot() }

    /// The vector of length 1 that points the same way.
    var unit: DiagramPoint {
        length > 0 ? (1 / length) * self : DiagramPoint(x: 1, y: 0)
    }

    /// The vector a quarter turn further clockwise.
    var turned: DiagramPoint { DiagramPoint(x: -y, y: x) }

    func dot(_ other: DiagramPoint) -> Double { x * other.x + y * other.y }

    /// Positive where the other points further clockwise, by less than half a turn.
    func cross(_ other: DiagramPoint) -> Double { x * other.y - y * other.x }

    /// As many directions as there are, all equally far apart, clockwise from the top.
    ///
    /// - Parameter count: From 3 to 8.
    static func directions(_ count: Int) -> [DiagramPoint] {
        // The cosine and sine of a third, a fourth … an eighth of a turn.
        let steps = [
            (-0.5, 0.866_025), (0, 1), (0.309_017, 0.951_057), (0.5, 0.866_025), (0.623_490, 0.781_831), (0.707_107, 0.707_107),
        ]
        let (cosine, sine) = steps[min(max(count, 3), 8) - 3]
        var direction = DiagramPoint(x: 0, y: -1)
        return (0..<count).map { _ in
            defer { direction = (cosine * direction + sine * direction.turned).unit }
            return direction
        }
    }
}
