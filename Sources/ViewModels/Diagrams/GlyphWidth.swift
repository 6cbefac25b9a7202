internal import Localization

/// How wide a character is at most, in thousandths of the font's size.
///
/// A page is shown in whatever font its reader's system has, so there are no metrics to go by. The bounds hold for the
/// upright fonts that systems come with, of which DejaVu Sans is the widest for Latin and Cyrillic, and Noto Sans for most
/// other scripts.
enum GlyphWidth {
    static func bound(of scalar: Unicode.Scalar) -> Int {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: 0
        case .uppercaseLetter, .titlecaseLetter: exception(scalar) ?? (isAlphabetic(scalar) ? 800 : other(scalar))
        default: exception(scalar) ?? (isAlphabetic(scalar) ? 670 : other(scalar))
        }
    }

    /// How much wider the same characters are in bold, in hundredths.
    static let bold = 120

    /// Latin, Greek and Cyrillic as far as languages of today need them, and their punctuation.
    private static func isAlphabetic(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x17F, 0x1EA0...0x1EF9, 0x370...0x3FF, 0x400...0x45F, 0x490...0x4FF, 0x2010...0x203A: true
        default: false
        }
    }

    private static func exception(_ scalar: Unicode.Scalar) -> Int? {
        switch scalar {
        case " ", "'", ",", ".", ":", ";", "i", "j", "l", "I", "í", "ì", "î", "ï", "Í", "і", "ї", "І", "·", "’", "‘", "\u{A0}":
            350
        case "f", "r", "t", "(", ")", "[", "]", "-", "/", "\\", "!", "\"": 460
        case "ф", "ж", "м", "ы", "ю", "д", "ц", "ъ", "w", "+", "=", "<", ">", "~", "#", "^", "φ", "ψ", "ω": 900
        case "m", "M", "W", "%", "—", "…", "ш", "щ", "М", "Ы", "Ф", "Ω", "æ", "œ", "→", "←": 1030
        case "@", "Ж", "Ш", "Щ", "Ю", "Љ", "Њ", "№", "Æ", "Œ", "‰": 1200
        default: nil
        }
    }

    private static func other(_ scalar: Unicode.Scalar) -> Int {
        if scalar.properties.isEmojiPresentation { return 1400 }
        switch scalar.value {
        // Hebrew, Arabic: most letters are half as wide, a few a whole em.
        case 0x590...0x77F: return 1000
        default: return isWide(scalar) ? 1000 : 1400
        }
    }

    /// Whether the scalar stands in a square of its own, as Chinese, Japanese and Korean letters do (UAX #11).
    static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x1100 && TextColumns(String(scalar)).width == 2
    }
}
