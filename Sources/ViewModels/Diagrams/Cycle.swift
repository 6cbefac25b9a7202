/// The longest way through an interaction that comes back to where it began, by messages in their order.
struct Cycle {
    /// Those on the way, at least three of them; the last one closes it.
    private(set) var members: [Int]

    /// - Returns: `nil` if no way of at least three messages comes back, or if too many take part for a picture of it.
    init?(in interaction: Interaction) {
        guard interaction.participants.count <= SequenceLayout.mostParticipants else { return nil }
        let messages = interaction.steps.compactMap(\.message).filter { $0.from != $0.to }
        var longest: [Int] = []
        var begun: Set<Interaction.Message> = []
        // The same message later on would only see less of what follows.
        for start in messages.indices where begun.insert(messages[start]).inserted {
            let way = Self.way(through: messages[start...])
            if way.count > longest.count { longest = way }
        }
        guard longest.count >= 3 else { return nil }
        members = longest
    }

    /// The way that begins with the first message; what is answered at once is a detour.
    private static func way(through messages: ArraySlice<Interaction.Message>) -> [Int] {
        guard let first = messages.first else { return [] }
        var way = [first.from]
        for message in messages where message.from == way.last {
            if message.to == first.from, way.count > 2 { return way }
            if way.count > 1, message.to == way[way.count - 2] {
                way.removeLast()
            } else if !way.contains(message.to) {
                way.append(message.to)
            }
        }
        return []
    }

    /// The same way, begun elsewhere.
    mutating func begin(with member: Int) {
        guard let index = members.firstIndex(of: member) else { return }
        members = Array(members[index...] + members[..<index])
    }

    /// The place of the way's part that a message goes along.
    func part(of message: Interaction.Message) -> Int? {
        guard let index = members.firstIndex(of: message.from) else { return nil }
        return members[(index + 1) % members.count] == message.to ? index : nil
    }
}
