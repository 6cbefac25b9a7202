/// A drawing of lines, boxes and texts whose places are final.
public struct DiagramPicture: Equatable, Sendable {
    public var width = 0.0
    public var height = 0.0
    /// The participants, as often as they stand in the picture.
    public var boxes: [Box] = []
    /// The lines that belong to a participant and not to a message.
    public var rails: [DiagramPath] = []
    /// What happens, in order.
    public var messages: [Message] = []

    /// A participant.
    public struct Box: Equatable, Sendable {
        public var frame: DiagramFrame
        /// Whether it is somebody outside the pattern.
        public var isActor: Bool
        /// The name.
        public var text: Text
    }

    /// A message or a remark.
    public struct Message: Equatable, Sendable {
        /// The place among the steps of the list.
        public var step: Int
        /// Where the number stands.
        public var badge: DiagramPoint
        /// The arrow's line; `nil` for a remark.
        public var path: DiagramPath?
        /// The arrow's head: one wing, the tip, the other wing.
        public var head: DiagramPath?
        /// Whether an earlier message of the picture has the same arrow.
        public var isRepeated = false
        /// What is said.
        public var text: Text
    }

    /// Lines of text that share an edge or a middle.
    public struct Text: Equatable, Sendable {
        public var anchor: Anchor
        public var lines: [Line] = []
        /// The place that the lines take at most.
        public var frame = DiagramFrame()
    }

    /// Which part of a line stands at its point, in the direction of the text.
    public enum Anchor: Sendable { case start, middle, end }

    /// A line of text, and its point on the base line.
    public struct Line: Equatable, Sendable {
        public var text: String
        public var point: DiagramPoint
    }
}

/// A point of a picture, from its upper left corner.
public struct DiagramPoint: Equatable, Sendable {
    public var x = 0.0
    public var y = 0.0

    /// A point so far to the right, and so far down.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A rectangle of a picture.
public struct DiagramFrame: Equatable, Sendable {
    public var x = 0.0
    public var y = 0.0
    public var width = 0.0
    public var height = 0.0
}

/// A line of a picture.
public struct DiagramPath: Equatable, Sendable {
    public var start: DiagramPoint
    public var segments: [Segment]

    /// How a line goes on.
    public enum Segment: Equatable, Sendable {
        case line(DiagramPoint)
        /// Along a circle, the shorter way.
        case arc(radius: Double, isClockwise: Bool, to: DiagramPoint)
    }
}
