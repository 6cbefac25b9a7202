/// A stretch of Swift source that is shown in a colour of its own.
public struct SwiftHighlight: Equatable, Sendable {
    /// What is shown, so that a style sheet can say how. The names are meant to be used as classes.
    public enum Kind: String, CaseIterable, Sendable {
        /// A word of the language, contextual ones where they are one, and `#if` and its like.
        case keyword
        /// A literal of text, regular expressions included, its interpolations left out.
        case string
        /// A comment of any kind.
        case comment
        /// A literal of a number.
        case number
        /// An attribute or macro with its sign: `@MainActor`, `#expect`.
        case attribute
        /// The name of a type: an identifier that begins with a capital letter.
        ///
        /// Source: Swift API Design Guidelines, “Names of types and protocols are UpperCamelCase. Everything else is
        /// lowerCamelCase.” Only a type checker knows more, and this rule also finds the type in `User(name: "Ada")`.
        case type
    }

    /// How the bytes are shown.
    public var kind: Kind

    /// The bytes.
    public var range: Range<Int>
}
