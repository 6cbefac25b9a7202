public import Models

/// The words of the chrome for one language, chosen once: its own, those of its fallback chain, or the tool's.
public struct Words: Sendable {
    private let texts: [String]

    /// The chosen word for each key.
    public init(_ choose: (InterfaceWord) -> String) { texts = InterfaceWord.allCases.map(choose) }

    /// The word for a key, with its placeholders as they are.
    public subscript(word: InterfaceWord) -> String { texts[word.position] }

    /// The word for a key with its placeholders filled.
    public func text(_ word: InterfaceWord, _ values: KeyValuePairs<String, String>) -> String {
        Template.fill(self[word], with: values)
    }
}

/// A text with places in braces that are filled in.
enum Template {
    static func fill(_ template: String, with values: KeyValuePairs<String, String>) -> String {
        var result = ""
        var rest = template[...]
        while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
            let close = rest[open...].utf8.firstIndex(of: UInt8(ascii: "}"))
        {
            let name = rest[rest.utf8.index(after: open)..<close]
            result += rest[..<open]
            result += values.first { $0.key == name }?.value[...] ?? rest[open...close]
            rest = rest[rest.utf8.index(after: close)...]
        }
        return result + rest
    }
}
