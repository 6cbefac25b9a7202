/// The interaction of a pattern, as its list tells it: what pictures are drawn of.
struct Interaction: Sendable {
    /// Those who take part in at least one message, in the order in which they do.
    private(set) var participants: [Participant] = []
    private(set) var steps: [Step] = []

    struct Participant: Sendable {
        var name: String
        /// Whether it is somebody outside the pattern.
        var isActor: Bool
    }

    struct Step: Sendable {
        /// The places of the sender and of the receiver among the participants; `nil` for a remark.
        var message: Message?
        /// What is said.
        var text: String
    }

    struct Message: Hashable, Sendable {
        var from: Int
        var to: Int
    }

    private let actors: Set<String>
    private var positions: [String: Int] = [:]

    /// An interaction in which nothing has happened yet.
    ///
    /// - Parameter actors: The names of those outside the pattern.
    init(actors: Set<String> = []) { self.actors = actors }

    mutating func message(from: String, to: String, text: String) {
        steps.append(Step(message: Message(from: position(of: from), to: position(of: to)), text: text))
    }

    mutating func remark(_ text: String) { steps.append(Step(message: nil, text: text)) }

    private mutating func position(of name: String) -> Int {
        if let position = positions[name] { return position }
        positions[name] = participants.count
        participants.append(Participant(name: name, isActor: actors.contains(name)))
        return participants.count - 1
    }
}
