/// Pictures as wholes.
extension DiagramPicture {
    /// The same picture seen in a mirror, for texts that are read from right to left.
    func mirrored() -> DiagramPicture {
        mapped(isMirror: true) { DiagramPoint(x: width - $0.x, y: $0.y) }
    }

    /// This picture, and another one of the same width below it.
    func above(_ other: DiagramPicture, gap: Double) -> DiagramPicture {
        let lower = other.mapped { DiagramPoint(x: $0.x, y: $0.y + height + gap) }
        return DiagramPicture(
            width: width, height: height + gap + other.height, boxes: boxes + lower.boxes, rails: rails + lower.rails,
            messages: messages + lower.messages)
    }

    private func mapped(isMirror: Bool = false, _ place: (DiagramPoint) -> DiagramPoint) -> DiagramPicture {
        var picture = self
        picture.rails = rails.map { $0.mapped(isMirror, place) }
        for index in boxes.indices {
            picture.boxes[index].frame = boxes[index].frame.mapped(place)
            picture.boxes[index].text = boxes[index].text.mapped(place)
        }
        for index in messages.indices {
            picture.messages[index].badge = place(messages[index].badge)
            picture.messages[index].path = messages[index].path?.mapped(isMirror, place)
            picture.messages[index].head = messages[index].head?.mapped(isMirror, place)
            picture.messages[index].text = messages[index].text.mapped(place)
        }
        return picture
    }
}

extension DiagramPicture.Text {
    fileprivate func mapped(_ place: (DiagramPoint) -> DiagramPoint) -> Self {
        var text = self
        text.frame = frame.mapped(place)
        for index in lines.indices { text.lines[index].point = place(lines[index].point) }
        return text
    }
}

extension DiagramFrame {
    fileprivate func mapped(_ place: (DiagramPoint) -> DiagramPoint) -> Self {
        let (first, second) = (place(DiagramPoint(x: x, y: y)), place(DiagramPoint(x: maxX, y: maxY)))
        return DiagramFrame(x: min(first.x, second.x), y: min(first.y, second.y), width: width, height: height)
    }
}

extension DiagramPath {
    fileprivate func mapped(_ isMirror: Bool, _ place: (DiagramPoint) -> DiagramPoint) -> Self {
        DiagramPath(
            start: place(start),
            segments: segments.map { segment in
                switch segment {
                case .line(let end): .line(place(end))
                case .arc(let radius, let isClockwise, let end):
                    .arc(radius: radius, isClockwise: isClockwise != isMirror, to: place(end))
                }
            })
    }
}
