internal import HTML
internal import ViewModels

/// Numbers and lines of pictures, to a tenth of a unit.
///
/// Source: Scalable Vector Graphics 2, section 9.3, “Path data”.
extension HTMLWriter {
    mutating func decimal(_ value: Double) {
        let tenths = Int((value * 10).rounded())
        if tenths < 0 { markup("-") }
        number(abs(tenths) / 10)
        guard tenths % 10 != 0 else { return }
        markup(".")
        number(abs(tenths) % 10)
    }

    mutating func decimal(_ name: StaticString, _ value: Double) {
        markup(" ")
        markup(name)
        markup("=\"")
        decimal(value)
        markup("\"")
    }

    mutating func path(_ path: DiagramPath) {
        markup("M")
        point(path.start)
        var last = path.start
        for segment in path.segments {
            switch segment {
            case .line(let end):
                line(from: last, to: end)
                last = end
            case .arc(let radius, let isClockwise, let end):
                markup("A")
                point(DiagramPoint(x: radius, y: radius))
                markup(isClockwise ? " 0 0 1 " : " 0 0 0 ")
                point(end)
                last = end
            }
        }
    }

    private mutating func line(from start: DiagramPoint, to end: DiagramPoint) {
        if start.y == end.y {
            markup("H")
            decimal(end.x)
        } else if start.x == end.x {
            markup("V")
            decimal(end.y)
        } else {
            markup("L")
            point(end)
        }
    }

    private mutating func point(_ point: DiagramPoint) {
        decimal(point.x)
        markup(" ")
        decimal(point.y)
    }
}
