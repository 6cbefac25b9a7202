/// Why a text is no language tag.
public enum LanguageTagError: Error, Hashable, Sendable {
    /// Nothing is there.
    case empty
    /// It is longer than ``LanguageTag/maximumLength`` bytes.
    case tooLong
    /// It holds an underscore, as names of locales do; the tag that was meant, if one can be told.
    case underscore(suggestion: String?)
    /// It breaks the syntax of BCP 47, or names no language (`und`, `x-…`).
    case malformed

    /// The cause, one line without a full stop.
    public var message: String {
        switch self {
        case .empty: "the language tag is empty"
        case .tooLong: "the language tag is longer than \(LanguageTag.maximumLength) bytes"
        case .underscore: "a language tag has no underscores"
        case .malformed: "this is not a BCP 47 language tag"
        }
    }

    /// What to do about it, one line without a full stop.
    public var remedy: String {
        switch self {
        case .underscore(let suggestion?): "write \(suggestion)"
        default: "write a tag such as de, pt-BR or zh-Hans"
        }
    }
}
