/// Whether a run of delimiters stands at the beginning or at the end of a text (CommonMark 0.30, section 6.2).
struct Flanking {
    let isLeft: Bool
    let isRight: Bool

    init(before: Unicode.Scalar, after: Unicode.Scalar) {
        isLeft = !after.isSpace && (!after.isPunctuation || before.isSpace || before.isPunctuation)
        isRight = !before.isSpace && (!before.isPunctuation || after.isSpace || after.isPunctuation)
    }

    /// The scalar that ends at an index; `nil` at the beginning.
    static func scalar(endingAt index: Int, in bytes: [UInt8]) -> Unicode.Scalar? {
        var start = index
        while start > 0 {
            start -= 1
            if bytes[start] & 0b1100_0000 != 0b1000_0000 { break }
        }
        return start < index ? String(decoding: bytes[start..<index], as: UTF8.self).unicodeScalars.first : nil
    }

    /// The scalar that begins at an index; `nil` at the end.
    static func scalar(startingAt index: Int, in bytes: [UInt8]) -> Unicode.Scalar? {
        String(decoding: bytes[index...].prefix(4), as: UTF8.self).unicodeScalars.first
    }
}

extension Unicode.Scalar {
    /// White space as CommonMark has it (0.30, section 2.1).
    fileprivate var isSpace: Bool {
        (9...13).contains(value) && value != 11 || properties.generalCategory == .spaceSeparator
    }

    /// Punctuation as CommonMark has it (0.30, section 2.1): ASCII's, and the categories P.
    fileprivate var isPunctuation: Bool {
        switch value {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: return true
        case 0..<0x80: return false
        default: break
        }
        return switch properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            true
        default: false
        }
    }
}
