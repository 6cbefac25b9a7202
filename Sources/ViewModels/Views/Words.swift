public import Models

/// The words of the chrome for one language, chosen once: its own, those of its fallback chain, or the tool's.
public struct Words: Sendable {
    private let texts: [String]

    /// The chosen word for each key.
    public init(_ choose: (InterfaceWord) -> String) { texts = InterfaceWord.allCases.map(choose) }

    /// The word for a key, with its placeholders as they are.
    public subscript(word: InterfaceWord) -> String { texts[Self.positions[word.rawValue] ?? 0] }

    private static let positions = Dictionary(
        uniqueKeysWithValues: InterfaceWord.allCases.enumerated().map { ($1.rawValue, $0) })

    /// The word for a key with its placeholders filled.
    public func text(_ word: InterfaceWord, _ values: [String: String]) -> String {
        Template.fill(self[word], with: values)
    }
}

/// A text with places in braces that are filled in.
enum Template {
    static func fill(_ template: String, with values: [String: String]) -> String {
        var result = ""
        var rest = template[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            result += rest[..<open]
            let name = String(rest[rest.index(after: open)..<close])
            result += values[name] ?? String(rest[open...close])
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }
}
