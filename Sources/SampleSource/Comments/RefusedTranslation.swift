/// A translation that cannot be written into its comment.
public struct RefusedTranslation: Equatable, Sendable {
    /// Why it cannot.
    public enum Reason: Equatable, Sendable {
        /// It has no text.
        case empty
        /// It holds a line break, which would end a line comment.
        case lineBreak
        /// It holds a control character, or one that turns the direction of the text behind it.
        case controlCharacter(Unicode.Scalar)
        /// It holds `*/` or `/*`, which would end a block comment or begin another in it.
        case commentMark
        /// It would read as a marker of a region.
        case marker
        /// It would make another kind of comment: `//` one of documentation, for instance.
        case otherKind
        /// The comment was translated already, by the translation with this index.
        case repeated(Int)
    }

    /// The index of the translation.
    public var index: Int

    /// Why it is refused.
    public var reason: Reason

    /// What is wrong, as a sentence.
    public var message: String {
        switch reason {
        case .empty: "this translation is empty"
        case .lineBreak: "this translation holds a line break"
        case .controlCharacter(let scalar): "this translation holds the control character U+\(hexadecimal(scalar))"
        case .commentMark: "this translation holds “*/” or “/*”, which would end its comment or begin another"
        case .marker: "this translation would read as a marker of a region"
        case .otherKind: "this translation would turn its comment into one of another kind"
        case .repeated: "this comment is translated a second time"
        }
    }

    /// How to mend it.
    public var remedy: String {
        switch reason {
        case .empty: "write a text, or remove the line to show the comment as it is in the source"
        case .lineBreak: "write it on one line; it is wrapped as its comment is"
        case .controlCharacter, .commentMark: "remove it"
        case .marker, .otherKind: "begin it with another word"
        case .repeated: "remove one of the two lines"
        }
    }

    private func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
