@testable import ViewModels

/// What is wrong with a picture, in words.
struct PictureFaults {
    let picture: DiagramPicture

    /// Everything that sticks out, overlaps or is not where it belongs.
    static func all(in picture: DiagramPicture) -> [String] {
        let faults = PictureFaults(picture: picture)
        return faults.outside + faults.names + faults.overlaps + faults.crossings
    }

    private var texts: [DiagramFrame] { picture.messages.map(\.text).filter { !$0.lines.isEmpty }.map(\.frame) }

    private var badges: [DiagramFrame] {
        picture.messages.map { message in
            DiagramFrame(x: message.badge.x - 10, y: message.badge.y - 10, width: 20, height: 20)
        }
    }

    private var outside: [String] {
        let frames = picture.boxes.map(\.frame) + texts + badges
        let paths = picture.rails + picture.messages.compactMap(\.path) + picture.messages.compactMap(\.head)
        let sticking = frames.filter { frame in
            frame.x < -slack || frame.y < -slack || frame.maxX > picture.width + slack || frame.maxY > picture.height + slack
        }
        let leaving = paths.flatMap(\.points).filter { point in
            point.x < 0 || point.y < 0 || point.x > picture.width || point.y > picture.height
        }
        return sticking.map { "\($0) is outside" } + leaving.map { "\($0) is outside" }
    }

    private var names: [String] {
        picture.boxes.filter { box in
            let (inner, outer) = (box.text.frame, box.frame)
            return inner.x < outer.x + 4 || inner.maxX > outer.maxX - 4 || inner.y < outer.y + 4 || inner.maxY > outer.maxY - 4
        }.map { "\($0.text.lines.map(\.text)) leaves its box" }
            + picture.boxes.filter(\.text.lines.isEmpty).map { "the box at \($0.frame) has no name" }
    }

    private var overlaps: [String] {
        let kinds = [("box", picture.boxes.map(\.frame)), ("text", texts), ("number", badges)]
        let all = kinds.flatMap { kind, frames in frames.map { (kind: kind, frame: $0) } }
        var faults: [String] = []
        for (index, one) in all.enumerated() {
            for other in all[..<index] {
                // Numbers are round.
                let areNumbers = one.kind == "number" && other.kind == "number"
                if areNumbers ? one.frame.touches(other.frame) : one.frame.overlaps(other.frame) {
                    faults.append("\(one) overlaps \(other)")
                }
            }
        }
        return faults
    }

    /// Lines that run through a text, and lifelines and arcs that run through a box.
    private var crossings: [String] {
        let paths = picture.messages.compactMap(\.path)
        let arcs = paths.flatMap(\.arcPoints)
        let lifelines = picture.rails.flatMap(\.lines)
        let all = arcs + lifelines + paths.flatMap(\.lines)
        var faults: [String] = []
        for text in texts {
            for line in all where text.overlaps(line) { faults.append("\(line) runs through the text at \(text)") }
        }
        for box in picture.boxes.map(\.frame) {
            for line in arcs + lifelines where box.overlaps(line) { faults.append("\(line) runs through the box at \(box)") }
        }
        return faults
    }
}

/// Less than anybody sees.
private let slack = 0.15

extension DiagramFrame {
    /// Whether both frames have more than an edge in common.
    func overlaps(_ other: DiagramFrame) -> Bool {
        x + slack < other.maxX && other.x + slack < maxX && y + slack < other.maxY && other.y + slack < maxY
    }
}

extension DiagramFrame {
    /// Whether the circles within both frames have a point in common.
    func touches(_ other: DiagramFrame) -> Bool {
        (other.middle + -1 * middle).length < width / 2 + other.width / 2
    }
}

extension DiagramPath {
    /// All points that the path names.
    var points: [DiagramPoint] {
        [start]
            + segments.map { segment in
                switch segment {
                case .line(let end), .arc(_, _, let end): end
                }
            }
    }

    /// Points on its arcs, as tiny frames.
    var arcPoints: [DiagramFrame] {
        zip(points, segments).flatMap { from, segment -> [DiagramFrame] in
            guard case .arc(let radius, let isClockwise, let to) = segment else { return [] }
            let chord = to + -1 * from
            let toCenter = (radius * radius - chord.length * chord.length / 4).squareRoot()
            let center = 0.5 * (from + to) + (isClockwise ? toCenter : -toCenter) * chord.unit.turned
            var points = [from, to]
            for _ in 0..<5 {
                points =
                    zip(points, points.dropFirst()).flatMap { left, right in
                        [left, center + radius * (left + right + -2 * center).unit]
                    } + [to]
            }
            return points.map { DiagramFrame(x: $0.x - 0.5, y: $0.y - 0.5, width: 1, height: 1) }
        }
    }

    /// Its straight parts that are horizontal or vertical, as flat frames.
    var lines: [DiagramFrame] {
        zip(points, segments).compactMap { from, segment in
            guard case .line(let to) = segment else { return nil }
            return DiagramFrame(
                x: min(from.x, to.x) - 0.1, y: min(from.y, to.y) - 0.1, width: abs(from.x - to.x) + 0.2,
                height: abs(from.y - to.y) + 0.2)
        }
    }
}
