/// A circle on which participants stand, clockwise from the top.
struct Ring {
    let center: DiagramPoint
    let radius: Double
    /// Where the participants are, seen from the middle.
    let directions: [DiagramPoint]
    /// How wide and high the participants' boxes are.
    let sizes: [DiagramPoint]

    /// The smallest circle on which boxes of these sizes have room, and arrows between them; `nil` if it is too large.
    ///
    /// - Parameters:
    ///   - numbers: How many numbers stand between a participant and the next one.
    ///   - width: How wide the picture is. The circle stands in the middle.
    ///   - top: Where the upper edge of the highest box is.
    init?(sizes: [DiagramPoint], numbers: [Int], width: Double, top: Double) {
        let rings = stride(from: 90.0, through: 250, by: 10).lazy.map { Ring(radius: $0, sizes: sizes) }
        guard let ring = rings.first(where: { $0.hasRoom(for: numbers) }) else { return nil }
        let frames = sizes.indices.map(ring.frame)
        guard frames.allSatisfy({ $0.x >= 1 - width / 2 && $0.maxX <= width / 2 - 1 }) else { return nil }
        let upper = frames.map(\.y).min() ?? 0
        self = Ring(radius: ring.radius, sizes: sizes, center: DiagramPoint(x: width / 2, y: top - upper))
    }

    private init(radius: Double, sizes: [DiagramPoint], center: DiagramPoint = DiagramPoint(x: 0, y: 0)) {
        self.center = center
        self.radius = radius
        self.sizes = sizes
        directions = DiagramPoint.directions(sizes.count)
    }

    private func hasRoom(for numbers: [Int]) -> Bool {
        let frames = sizes.indices.map(frame)
        return sizes.indices.allSatisfy { index in
            guard let arc = arc(from: index) else { return false }
            let chord = arc.end + -1 * arc.start
            let badges = self.numbers(numbers[index], on: arc).map { frame(around: $0) }
            return radius * chord.length >= 36 + 24 * Double(max(1, numbers[index]))
                && frames.indices.allSatisfy { other in
                    other == index || !frames[other].comesNear(frames[index], 8)
                } && badges.allSatisfy { badge in frames.allSatisfy { !$0.comesNear(badge, 2) } }
        }
    }

    /// Where numbers stand on an arc: side by side around its middle.
    func numbers(_ count: Int, on arc: (start: DiagramPoint, end: DiagramPoint)) -> [DiagramPoint] {
        let middle = (arc.start + arc.end).unit
        return (0..<count).map { position in
            let shift = (Double(position) - Double(count - 1) / 2) * 24 / radius
            return point((middle + shift * middle.turned).unit)
        }
    }

    private func frame(around number: DiagramPoint) -> DiagramFrame {
        DiagramFrame(
            x: number.x - Arrow.badge, y: number.y - Arrow.badge, width: 2 * Arrow.badge, height: 2 * Arrow.badge)
    }

    /// The point of the circle in a direction.
    func point(_ direction: DiagramPoint) -> DiagramPoint { center + radius * direction }

    /// The box of a participant.
    func frame(of index: Int) -> DiagramFrame {
        let (middle, size) = (point(directions[index]), sizes[index])
        return DiagramFrame(x: middle.x - size.x / 2, y: middle.y - size.y / 2, width: size.x, height: size.y)
    }

    /// The directions in which the circle leaves a participant's box and reaches the next one's.
    ///
    /// - Returns: `nil` where the circle does not come out of a box.
    func arc(from index: Int) -> (start: DiagramPoint, end: DiagramPoint)? {
        let next = (index + 1) % directions.count
        let start = crossings(with: index).filter { directions[index].cross($0) > 0 }
            .max { directions[index].dot($0) < directions[index].dot($1) }
        let end = crossings(with: next).filter { directions[next].cross($0) < 0 }
            .max { directions[next].dot($0) < directions[next].dot($1) }
        guard let start, let end, start.cross(end) > 0 else { return nil }
        return (start, end)
    }

    /// The directions in which the circle crosses the edges of a box, and a little room around it.
    private func crossings(with index: Int) -> [DiagramPoint] {
        let middle = radius * directions[index]
        let (halfWidth, halfHeight) = (sizes[index].x / 2 + 2, sizes[index].y / 2 + 2)
        var points: [DiagramPoint] = []
        for side in [-1.0, 1] {
            let (x, y) = (middle.x + side * halfWidth, middle.y + side * halfHeight)
            if abs(x) < radius {
                let height = (radius * radius - x * x).squareRoot()
                points += [-height, height].filter { abs($0 - middle.y) <= halfHeight }.map { DiagramPoint(x: x, y: $0) }
            }
            if abs(y) < radius {
                let width = (radius * radius - y * y).squareRoot()
                points += [-width, width].filter { abs($0 - middle.x) <= halfWidth }.map { DiagramPoint(x: $0, y: y) }
            }
        }
        return points.map(\.unit)
    }
}

extension DiagramFrame {
    /// Whether there is less than a gap between two frames.
    fileprivate func comesNear(_ other: DiagramFrame, _ gap: Double) -> Bool {
        x < other.maxX + gap && other.x < maxX + gap && y < other.maxY + gap && other.y < maxY + gap
    }
}
