extension DiagramPicture {
    /// The same picture seen in a mirror, for texts that are read from right to left.
    func mirrored() -> DiagramPicture {
        var picture = self
        picture.boxes = boxes.map { box in
            var box = box
            box.frame = box.frame.mirrored(in: width)
            box.text = box.text.mirrored(in: width)
            return box
        }
        picture.rails = rails.map { $0.mirrored(in: width) }
        picture.messages = messages.map { message in
            var message = message
            message.badge = message.badge.mirrored(in: width)
            message.path = message.path?.mirrored(in: width)
            message.head = message.head?.mirrored(in: width)
            message.text = message.text.mirrored(in: width)
            return message
        }
        return picture
    }
}

extension DiagramPicture.Text {
    /// Lines below each other.
    ///
    /// - Parameters:
    ///   - x: Where the anchor stands.
    ///   - top: The top of the first line.
    init(_ lines: [String], _ measure: TextMeasure, anchor: DiagramPicture.Anchor, x: Double, top: Double) {
        self.anchor = anchor
        self.lines = lines.enumerated().map { number, text in
            let y = top + Double(number) * measure.lineHeight + measure.ascent
            return DiagramPicture.Line(text: text, point: DiagramPoint(x: x, y: y))
        }
        let width = lines.map { measure.width(of: $0) }.max() ?? 0
        let left =
            switch anchor {
            case .start: x
            case .middle: x - width / 2
            case .end: x - width
            }
        frame = DiagramFrame(x: left, y: top, width: width, height: measure.height(of: lines.count))
    }

    fileprivate func mirrored(in width: Double) -> Self {
        var text = self
        for index in text.lines.indices { text.lines[index].point = text.lines[index].point.mirrored(in: width) }
        text.frame = text.frame.mirrored(in: width)
        return text
    }
}

extension DiagramPoint {
    fileprivate func mirrored(in width: Double) -> Self { Self(x: width - x, y: y) }
}

extension DiagramFrame {
    var maxX: Double { x + width }
    var maxY: Double { y + height }
    var middle: DiagramPoint { DiagramPoint(x: x + width / 2, y: y + height / 2) }

    fileprivate func mirrored(in total: Double) -> Self {
        var frame = self
        frame.x = total - maxX
        return frame
    }
}

extension DiagramPath {
    fileprivate func mirrored(in width: Double) -> Self {
        Self(
            start: start.mirrored(in: width),
            segments: segments.map { segment in
                switch segment {
                case .line(let point): .line(point.mirrored(in: width))
                case .arc(let radius, let isClockwise, let end):
                    .arc(radius: radius, isClockwise: !isClockwise, to: end.mirrored(in: width))
                }
            })
    }
}
