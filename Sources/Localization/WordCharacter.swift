import CICU

/// What a character is to somebody who looks for words.
///
/// The classes are Unicode's general categories and scripts, which the regular expressions of browsers know too: whoever asks
/// must cut the same words out of a question that were cut out of the texts. The word boundaries of UAX 29 would need tables,
/// and for some languages dictionaries, that browsers do not have, or have in another edition.
///
/// - SeeAlso: [Unicode Regular Expressions, UTS 18](https://www.unicode.org/reports/tr18/#General_Category_Property)
public enum WordCharacter: UInt8, Sendable {
    /// Stands between words.
    case separator
    /// A letter that is not upper case, of a script that knows case or of one that does not.
    case lower
    /// A letter in upper or title case.
    case upper
    case number
    /// Belongs to the letter before it.
    case mark
    /// Is not seen within a word, such as a soft hyphen.
    case ignorable
    /// A letter of a script that puts no blanks between words.
    case unspaced
    /// Joins two words to one that is also written without it: a hyphen, a low line.
    case joiner

    /// What a character is, by its number.
    public static func of(_ scalar: UInt32) -> WordCharacter {
        Int(scalar) < common.count ? common[Int(scalar)] : found(scalar)
    }

    /// The first blocks, which hold most of what is written with Latin, Greek, Cyrillic, Armenian and Hebrew letters, for
    /// whoever looks at very many characters.
    public static let common: [WordCharacter] = (0..<0x600).map { found(UInt32($0)) }

    private static func found(_ scalar: UInt32) -> WordCharacter {
        switch scalar {
        case 0xAD, 0x200C, 0x200D, 0x2060: return .ignorable
        case 0x2D, 0x5F, 0x2010, 0x2011: return .joiner
        // The sign for a long vowel belongs to two scripts and so to none.
        case 0x30FC: return .unspaced
        default: break
        }
        let character = Int32(truncatingIfNeeded: scalar)
        let category = cicu_property(character, UCHAR_GENERAL_CATEGORY)
        switch category {
        case Int32(U_UPPERCASE_LETTER.rawValue), Int32(U_TITLECASE_LETTER.rawValue): return .upper
        case Int32(U_LOWERCASE_LETTER.rawValue), Int32(U_MODIFIER_LETTER.rawValue), Int32(U_OTHER_LETTER.rawValue):
            return isUnspaced(character) ? .unspaced : .lower
        case Int32(U_NON_SPACING_MARK.rawValue), Int32(U_ENCLOSING_MARK.rawValue), Int32(U_COMBINING_SPACING_MARK.rawValue):
            return isUnspaced(character) ? .unspaced : .mark
        case Int32(U_DECIMAL_DIGIT_NUMBER.rawValue), Int32(U_LETTER_NUMBER.rawValue), Int32(U_OTHER_NUMBER.rawValue):
            return isUnspaced(character) ? .unspaced : .number
        default: return .separator
        }
    }

    private static func isUnspaced(_ character: Int32) -> Bool {
        // None of these scripts begins before the Thai block.
        character >= 0xE00 && unspacedScripts.contains(cicu_property(character, UCHAR_SCRIPT))
    }

    private static let unspacedScripts = [
        USCRIPT_HAN, USCRIPT_HIRAGANA, USCRIPT_KATAKANA, USCRIPT_THAI, USCRIPT_LAO, USCRIPT_KHMER, USCRIPT_MYANMAR,
    ].map { Int32($0.rawValue) }
}
