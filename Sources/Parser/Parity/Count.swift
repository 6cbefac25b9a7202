/// Numbers of things in messages.
enum Count {
    /// `1 table`, `2 tables`.
    static func of(_ number: Int, _ thing: String, plural: String? = nil) -> String {
        number == 1 ? "1 \(thing)" : "\(number) \(plural ?? thing + "s")"
    }
}

extension Sequence<String> {
    /// Each of the texts once, in order, with how often it is there.
    var counted: [(text: String, count: Int)] {
        var counts: [String: Int] = [:]
        for text in self { counts[text, default: 0] += 1 }
        return compactMap { text in counts.removeValue(forKey: text).map { (text, $0) } }
    }
}

extension Count {
    /// `twice a table`, where there is more than one of it.
    static func times(_ count: Int, _ text: String) -> String {
        count == 1 ? text : count == 2 ? "twice \(text)" : "\(count) times \(text)"
    }
}

extension Sequence where Element: Hashable {
    /// The elements without those of another sequence, each as often as it is there more often, in order.
    func subtracting(_ other: some Sequence<Element>) -> [Element] {
        var counts: [Element: Int] = [:]
        for element in other { counts[element, default: 0] += 1 }
        return filter { element in
            guard let count = counts[element], count > 0 else { return true }
            counts[element] = count - 1
            return false
        }
    }
}
