/// What becomes of a character in a ``Slug``.
enum SlugRole {
    /// Stays, and holds the marks that follow.
    case letter
    /// Stays with the letter before it.
    case mark
    /// Is or becomes a hyphen.
    case hyphen
    case dropped

    init(_ scalar: Unicode.Scalar) {
        // Of most letters it is known without asking for their properties.
        if scalar.isASCII, ASCII.isAlphanumeric(UInt8(ascii: scalar)) {
            self = .letter
            return
        }
        let properties = scalar.properties
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber:
            self = .letter
        case .nonspacingMark, .spacingMark, .enclosingMark:
            // Variation selectors are marks by category, but only choose between pictures.
            self = properties.isDefaultIgnorableCodePoint ? .dropped : .mark
        default:
            self = scalar == "_" ? .letter : scalar == "-" || properties.isWhitespace ? .hyphen : .dropped
        }
    }
}
