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
        switch scalar {
        // Of most letters it is known without asking for their properties.
        case "a"..."z", "0"..."9", "à"..."ö", "а"..."я": self = .letter
        default: self.init(propertiesOf: scalar)
        }
    }

    private init(propertiesOf scalar: Unicode.Scalar) {
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
