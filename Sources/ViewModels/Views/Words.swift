internal import Bytes
public import Models

/// The words of the chrome for one language, chosen once: its own, those of its fallback chain, or the tool's.
public struct Words: Sendable {
    private let texts: [String]

    /// The chosen word for each key.
    public init(_ choose: (InterfaceWord) -> String) { texts = InterfaceWord.allCases.map(choose) }

    /// The word for a key, with its placeholders as they are.
    public subscript(word: InterfaceWord) -> String { texts[word.position] }

    /// The word for a key with its placeholders filled.
    public func text(_ word: InterfaceWord, _ values: [String: String]) -> String {
        Template.fill(self[word], with: values)
    }
}

/// A text with places in braces that are filled in.
enum Template {
    static func fill(_ template: String, with values: [String: String]) -> String {
        let text = Array(template.utf8)
        var result: [UInt8] = []
        var start = 0
        while let open = ByteSearch.first(UInt8(ascii: "{"), in: text.span, from: start),
            let close = ByteSearch.first(UInt8(ascii: "}"), in: text.span, from: open)
        {
            result += text[start..<open]
            let value = values[String(decoding: text[(open + 1)..<close], as: UTF8.self)]
            result += value.map { Array($0.utf8) } ?? Array(text[open...close])
            start = close + 1
        }
        return String(decoding: result + text[start...], as: UTF8.self)
    }
}
