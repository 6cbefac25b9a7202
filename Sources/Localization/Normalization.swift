internal import Bytes
import CICU

/// Unicode's composed form, NFC: one spelling of what looks the same.
///
/// Putting marks into their order takes time that grows with the square of their number, in Swift's comparison of strings as
/// well as here. Therefore only so many are read after one character.
///
/// - SeeAlso: [Normalization Forms, UAX 15](https://www.unicode.org/reports/tr15/)
public enum Normalization {
    /// How many combining marks may follow each other: what UAX 15 calls stream-safe. No written language comes near.
    public static let maximumMarks = 30

    /// `text` in NFC.
    ///
    /// - Throws: ``TooManyCombiningMarks``, before any work, when more than ``maximumMarks`` follow each other.
    public static func nfc(_ text: String) throws(TooManyCombiningMarks) -> String {
        if isPlainlyComposed(text.utf8.span) { return text }
        return String(decoding: try nfc(Array(text.utf8)), as: UTF8.self)
    }

    /// The UTF-8 `text` in NFC. Bytes that are no UTF-8 become U+FFFD.
    ///
    /// - Throws: ``TooManyCombiningMarks``, before any work, when more than ``maximumMarks`` follow each other.
    public static func nfc(_ text: [UInt8]) throws(TooManyCombiningMarks) -> [UInt8] {
        if isPlainlyComposed(text.span) { return text }
        let string = String(decoding: text, as: UTF8.self)
        if let offset = firstExcess(in: string) { throw TooManyCombiningMarks(scalarOffset: offset) }
        return composed(string) ?? text
    }

    /// Whether the UTF-8 `text` is in NFC; never when it is no UTF-8 or has more marks than ``maximumMarks`` in a row.
    public static func isNFC(_ text: [UInt8]) -> Bool {
        if isPlainlyComposed(text.span) { return true }
        guard let string = String(validating: text, as: UTF8.self), firstExcess(in: string) == nil else { return false }
        var status = U_ZERO_ERROR
        let units = Array(string.utf16)
        guard let length = Int32(exactly: units.count), let form = unsafe cicu_nfc(&status) else { return false }
        return unsafe cicu_is_normalized(form, units, length, &status) != 0
    }

    /// Whether the lead bytes alone say that nothing combines: U+0000 to U+02FF and U+0400 to U+047F hold no mark.
    private static func isPlainlyComposed(_ text: Span<UInt8>) -> Bool {
        let mark = text.firstIndex(in: 0..<text.count) { bytes in
            bytes.places(from: 0xCC) & !(bytes.places(of: 0xD0) | bytes.places(of: 0xD1))
        }
        return mark == nil
    }

    private static func firstExcess(in text: String) -> Int? {
        var marks = 0
        for (offset, scalar) in text.unicodeScalars.enumerated() {
            marks = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : marks + 1
            if marks > maximumMarks { return offset }
        }
        return nil
    }

    private static func composed(_ text: String) -> [UInt8]? {
        var status = U_ZERO_ERROR
        let units = Array(text.utf16)
        guard let length = Int32(exactly: units.count), let form = unsafe cicu_nfc(&status) else { return nil }
        let composed: [UInt16]? = unsafe ICUCall.filled(capacity: units.count + 16) { buffer, capacity, status in
            unsafe cicu_normalize(form, units, length, buffer, capacity, &status)
        }
        return composed.map { Array(String(decoding: $0, as: UTF16.self).utf8) }
    }
}
