/// The arguments of a call, by their labels, as the words that stand there.
struct Arguments {
    private var values: [String: [SourceWords.Word]] = [:]

    /// Behind the closing parenthesis.
    let end: Int

    /// - Parameter start: The position of the opening parenthesis.
    init(openedAt start: Int, in words: [SourceWords.Word]) {
        var depth = 1
        var label = ""
        var index = start + 1
        while index < words.count {
            let word = words[index]
            if ["(", "[", "{"].contains(word.text) { depth += 1 }
            if [")", "]", "}"].contains(word.text) { depth -= 1 }
            index += 1
            if depth == 0 { break }
            if depth == 1, index < words.count, words[index].text == ":" {
                label = word.text
            } else if word.text != ":" || depth > 1 {
                values[label, default: []].append(word)
            }
        }
        end = index
    }

    /// The text of a string literal; `nil` where there is none or something else.
    func literal(_ label: String) -> String? {
        guard let words = values[label], let first = words.first, words.dropFirst().allSatisfy({ $0.text == "," }) else {
            return nil
        }
        return Self.text(of: first)
    }

    /// The string literals of a list, none where there is no such argument; `nil` where anything else stands there.
    func list(_ label: String) -> [String]? {
        guard var words = values[label]?[...] else { return [] }
        if words.last?.text == "," { words.removeLast() }
        guard words.first?.text == "[", words.last?.text == "]" else { return nil }
        let elements = words.dropFirst().dropLast().filter { $0.text != "," }
        let names = elements.compactMap(Self.text)
        return names.count == elements.count ? names : nil
    }

    private static func text(of word: SourceWords.Word) -> String? {
        guard word.kind == .string, word.text.count >= 2, word.text.hasPrefix("\""), word.text.hasSuffix("\"") else { return nil }
        return String(word.text.dropFirst().dropLast())
    }
}
