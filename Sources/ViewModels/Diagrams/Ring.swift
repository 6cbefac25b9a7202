/// A circle on which participants stand, clockwise from the top.
struct Ring {
    let center: DiagramPoint
    let radius: Double
    /// Where the participants are, seen from the middle.
    let directions: [DiagramPoint]
    /// How wide and high the participants' boxes are.
    let sizes: [DiagramPoint]

    /// The smallest circle on which boxes of these sizes have room, and arrows between them.
    ///
    /// - Parameters:
    ///   - arrows: How many numbers stand between a participant and the next one.
    ///   - middle: Where the circle's middle is across the picture.
    ///   - top: Where the upper edge of the highest box is.
    init(sizes: [DiagramPoint], arrows: [Int], middle: Double, top: Double) {
        // The boxes are bounded, so a circle is found long before the last one.
        let rings = stride(from: 90.0, to: 400, by: 10).lazy.map { Ring(radius: $0, sizes: sizes) }
        let ring = rings.first { $0.hasRoom(for: arrows) } ?? Ring(radius: 400, sizes: sizes)
        let upper = sizes.indices.map { ring.frame(of: $0).y }.min() ?? 0
        self = Ring(radius: ring.radius, sizes: sizes, center: DiagramPoint(x: middle, y: top - upper))
    }

    private init(radius: Double, sizes: [DiagramPoint], center: DiagramPoint = DiagramPoint(x: 0, y: 0)) {
        self.center = center
        self.radius = radius
        self.sizes = sizes
        directions = DiagramPoint.directions(sizes.count)
    }

    private func hasRoom(for arrows: [Int]) -> Bool {
        sizes.indices.allSatisfy { index in
            guard let arc = arc(from: index) else { return false }
            let chord = arc.end + -1 * arc.start
            return radius * chord.dot(chord).squareRoot() >= 36 + 24 * Double(max(1, arrows[index]))
                && sizes.indices.allSatisfy { $0 == index || !frame(of: index).comesNear(frame(of: $0)) }
        }
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
    /// Whether there is less than a narrow gap between two frames.
    fileprivate func comesNear(_ other: DiagramFrame) -> Bool {
        x < other.maxX + 8 && other.x < maxX + 8 && y < other.maxY + 8 && other.y < maxY + 8
    }
}
