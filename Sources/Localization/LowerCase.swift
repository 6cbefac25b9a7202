import CICU

/// Unicode's full lower case, the same in every locale: `İ` becomes `i̇`, a final `Σ` becomes `ς`.
///
/// - SeeAlso: [The Unicode Standard, section 3.13](https://www.unicode.org/versions/Unicode15.0.0/ch03.pdf)
public enum LowerCase {
    /// `text` in lower case.
    public static func of(_ text: String) -> String {
        String(decoding: of(Array(text.utf8)), as: UTF8.self)
    }

    /// The UTF-8 `text` in lower case. Bytes that are no UTF-8 stay.
    public static func of(_ text: [UInt8]) -> [UInt8] {
        CommonLetters.lowered(text.span) ?? full(text) ?? text
    }

    private static func full(_ text: [UInt8]) -> [UInt8]? {
        guard let length = Int32(exactly: text.count) else { return nil }
        var status = U_ZERO_ERROR
        guard let map = unsafe cicu_case_open("", &status) else { return nil }
        defer { unsafe cicu_case_close(map) }
        let source = text.map { CChar(bitPattern: $0) }
        let lower: [CChar]? = unsafe ICUCall.filled(capacity: text.count + 16) { buffer, capacity, status in
            unsafe cicu_case_lower(map, buffer, capacity, source, length, &status)
        }
        return lower?.map { UInt8(bitPattern: $0) }
    }
}
