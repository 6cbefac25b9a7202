/// The lines below the participants of a sequence, with holes where texts stand.
struct Lifelines {
    private let starts: [DiagramPoint]
    private var holes: [[ClosedRange<Double>]]

    init(below boxes: [DiagramPicture.Box]) {
        starts = boxes.map { DiagramPoint(x: $0.frame.middle.x, y: $0.frame.maxY) }
        holes = boxes.map { _ in [] }
    }

    /// Leaves room for a text that stands below everything that has left room before.
    mutating func interrupt(at frame: DiagramFrame) {
        guard frame.height > 0 else { return }
        for (index, start) in starts.enumerated() where start.x > frame.x - 6 && start.x < frame.maxX + 6 {
            holes[index].append(frame.y...frame.maxY)
        }
    }

    /// What is left of all lines down to the picture's end.
    func paths(to bottom: Double) -> [DiagramPath] {
        zip(starts, holes).flatMap { start, holes -> [DiagramPath] in
            let tops = [start.y] + holes.map(\.upperBound)
            let bottoms = holes.map(\.lowerBound) + [bottom]
            return zip(tops, bottoms).filter { $0 < $1 }.map { top, bottom in
                DiagramPath(start: DiagramPoint(x: start.x, y: top), segments: [.line(DiagramPoint(x: start.x, y: bottom))])
            }
        }
    }
}
