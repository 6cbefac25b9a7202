/// A piece of text, as a value or as a key.
public struct YAMLScalar: Hashable, Sendable {
    /// The text: quotes and escapes resolved, folded lines joined, nothing else interpreted.
    public let text: String
    /// Whether it stood without quotes and without `|` or `>`, so that a reader may take it for a number, a truth value or null.
    public let isPlain: Bool
    /// Where it stands, quotes included.
    public let mark: YAMLMark

    /// Text at a place.
    public init(text: String, isPlain: Bool, mark: YAMLMark) {
        self.text = text
        self.isPlain = isPlain
        self.mark = mark
    }

    /// Whether it is left out, or one of the plain words by which YAML's core schema says that there is no value.
    public var isNull: Bool {
        guard isPlain else { return false }
        switch text {
        case "", "~", "null", "Null", "NULL": return true
        default: return false
        }
    }
}
