import CICU

/// One spelling for all that a reader takes for the same word: case, accents and the width of characters do not count.
///
/// What is done is what every browser can do as well, in this order: compatibility decomposition; marks go that readers leave
/// out when they type, which are those of the Latin, Greek and Cyrillic scripts, the points of Hebrew and the vowels of Arabic;
/// lower case, upper case and lower case again, which together are Unicode's full case folding; composition. A breve stays on the letters И and
/// У, since there it makes another letter and no accent. Marks of all other scripts are letters to their readers, and stay.
///
/// - SeeAlso: [Normalization Forms, UAX 15](https://www.unicode.org/reports/tr15/), [The Unicode Standard, section
///   3.13](https://www.unicode.org/versions/Unicode15.0.0/ch03.pdf)
public enum Folding {
    /// The UTF-8 `word` folded. Marks after more than ``Normalization/maximumMarks`` in a row go.
    public static func folded(_ word: [UInt8]) -> [UInt8] {
        if ASCII.isAll(word.span) { return word.map(ASCII.lowered) }
        return full(word) ?? word
    }

    private static func full(_ word: [UInt8]) -> [UInt8]? {
        var status = U_ZERO_ERROR
        guard let decomposition = unsafe cicu_nfkd(&status), let composition = unsafe cicu_nfc(&status),
            let decomposed = unsafe normalized(Array(bounded(word).utf16), decomposition),
            // Twice, for the one letter that has no upper case but itself: ẞ is ß is SS.
            let small = unsafe cased(withoutMarks(decomposed), cicu_lower),
            let upper = unsafe cased(small, cicu_upper),
            let lower = unsafe cased(upper, cicu_lower),
            let composed = unsafe normalized(lower.map { $0 == finalSigma ? sigma : $0 }, composition)
        else { return nil }
        return Array(String(decoding: composed, as: UTF16.self).utf8)
    }

    /// Putting marks into their order takes time that grows with the square of their number.
    private static func bounded(_ word: [UInt8]) -> String {
        var marks = 0
        var bounded = String.UnicodeScalarView()
        for scalar in String(decoding: word, as: UTF8.self).unicodeScalars {
            marks = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : marks + 1
            if marks <= Normalization.maximumMarks { bounded.append(scalar) }
        }
        return String(bounded)
    }

    private static func withoutMarks(_ units: [UInt16]) -> [UInt16] {
        var kept: [UInt16] = []
        kept.reserveCapacity(units.count)
        var previous: UInt16 = 0
        for unit in units {
            if !isOptional(unit) || unit == breve && lettersWithBreve.contains(previous) { kept.append(unit) }
            previous = unit
        }
        return kept
    }

    /// Whether readers leave the character out when they type, or cannot see it.
    private static func isOptional(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x300...0x36F, 0x591...0x5C7, 0x610...0x61A, 0x64B...0x65F, 0x670, 0xAD, 0x200C, 0x200D, 0x2060: true
        default: false
        }
    }

    private static let breve: UInt16 = 0x306
    /// Cyrillic И, У, и, у.
    private static let lettersWithBreve: [UInt16] = [0x418, 0x423, 0x438, 0x443]
    private static let finalSigma: UInt16 = 0x3C2
    private static let sigma: UInt16 = 0x3C3

    private static func normalized(_ units: [UInt16], _ form: OpaquePointer) -> [UInt16]? {
        guard let length = Int32(exactly: units.count) else { return nil }
        return unsafe ICUCall.filled(capacity: units.count + 16) { buffer, capacity, status in
            unsafe cicu_normalize(form, units, length, buffer, capacity, &status)
        }
    }

    private typealias CaseMapping = (
        UnsafeMutablePointer<UInt16>?, Int32, UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<UErrorCode>?
    ) -> Int32

    private static func cased(_ units: [UInt16], _ map: CaseMapping) -> [UInt16]? {
        guard let length = Int32(exactly: units.count) else { return nil }
        return unsafe ICUCall.filled(capacity: units.count + 16) { buffer, capacity, status in
            unsafe map(buffer, capacity, units, length, &status)
        }
    }
}
