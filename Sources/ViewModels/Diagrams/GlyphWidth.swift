internal import Localization

/// How wide a character is at most, in thousandths of the font's size.
///
/// A page is shown in whatever font its reader's system has, so there are no metrics to go by. The bounds hold for the
/// upright fonts that systems come with, of which DejaVu Sans is the widest for Latin and Cyrillic and Noto Sans for most
/// other scripts.
struct GlyphWidth: Sendable {
    let regular: Int
    let bold: Int

    /// The narrower a letter is, the more bold type adds to it.
    private static let narrow = GlyphWidth(regular: 345, bold: 400)
    private static let slim = GlyphWidth(regular: 460, bold: 520)
    private static let light = GlyphWidth(regular: 605, bold: 680)
    private static let plain = GlyphWidth(regular: 660, bold: 740)
    private static let capital = GlyphWidth(regular: 790, bold: 850)
    private static let broad = GlyphWidth(regular: 900, bold: 1000)
    private static let em = GlyphWidth(regular: 1000, bold: 1000)
    private static let wide = GlyphWidth(regular: 1040, bold: 1110)
    private static let widest = GlyphWidth(regular: 1200, bold: 1330)
    private static let unknown = GlyphWidth(regular: 1400, bold: 1400)
    private static let none = GlyphWidth(regular: 0, bold: 0)

    static func bound(of scalar: Unicode.Scalar) -> GlyphWidth {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: none
        case .uppercaseLetter, .titlecaseLetter: exception(scalar) ?? (isAlphabetic(scalar) ? capital : other(scalar))
        default: exception(scalar) ?? (isAlphabetic(scalar) ? plain : other(scalar))
        }
    }

    /// Latin, Greek and Cyrillic as far as languages of today need them, and their punctuation.
    private static func isAlphabetic(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x17F, 0x1EA0...0x1EF9, 0x370...0x3FF, 0x400...0x45F, 0x490...0x491, 0x2010...0x203A: true
        default: false
        }
    }

    private static func exception(_ scalar: Unicode.Scalar) -> GlyphWidth? {
        switch scalar {
        case " ", "\u{A0}", "'", ",", ".", ":", ";", "i", "j", "l", "I", "í", "ì", "î", "ï", "Í", "Ì", "і", "ї", "І", "·", "’",
            "‘":
            narrow
        case "f", "r", "t", "(", ")", "[", "]", "-", "/", "\\", "!", "\"": slim
        case "c", "k", "s", "v", "x", "y", "z", "ç", "г", "з", "к", "с", "т", "у", "х", "э", "ς", "ε", "J": light
        case "ф", "ж", "м", "ы", "ю", "д", "ц", "ъ", "w", "+", "=", "<", ">", "~", "#", "^", "φ", "ψ", "ω", "&": broad
        case "m", "M", "W", "%", "—", "…", "ш", "щ", "М", "Ы", "Ф", "Ω", "æ", "œ", "→", "←", "љ", "њ": wide
        case "@", "Ж", "Ш", "Щ", "Ю", "Љ", "Њ", "№", "Æ", "Œ": widest
        case "‰": unknown
        default: nil
        }
    }

    private static func other(_ scalar: Unicode.Scalar) -> GlyphWidth {
        if scalar.properties.isEmojiPresentation { return unknown }
        switch scalar.value {
        // Hebrew and Arabic: most letters are half as wide, a few a whole em.
        case 0x590...0x77F: return em
        default: return isSquare(scalar) ? em : unknown
        }
    }

    /// Whether the scalar stands in a square of its own, as Chinese, Japanese and Korean letters do (UAX #11).
    static func isSquare(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x1100 && TextColumns(String(scalar)).width == 2
    }
}
