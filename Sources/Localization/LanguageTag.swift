import CICU

/// A language as the web names it: a valid BCP 47 tag in its canonical form (`pt-BR`, `sr-Latn`).
///
/// Two tags are equal when their canonical forms are: `PT-br` is `pt-BR`, the legacy `iw` is `he`. They are ordered by bytes.
///
/// - SeeAlso: [RFC 5646](https://www.rfc-editor.org/rfc/rfc5646)
public struct LanguageTag: Hashable, Comparable, Sendable {
    /// The longest tag that is read, in bytes. RFC 5646 asks for 35 at least.
    public static let maximumLength = 64

    /// The tag in its canonical form, ASCII.
    public let string: String

    /// The tag that `text` means, whatever its case; `nil` when it is none.
    public init?(_ text: String) {
        guard let tag = try? LanguageTag(validating: text) else { return nil }
        self = tag
    }

    /// The tag that `text` means, whatever its case.
    ///
    /// - Throws: ``LanguageTagError`` with the reason why it is none.
    public init(validating text: String) throws(LanguageTagError) {
        guard !text.isEmpty else { throw .empty }
        guard text.utf8.count <= Self.maximumLength else { throw .tooLong }
        guard !text.utf8.contains(UInt8(ascii: "_")) else {
            // By bytes: with a combining mark behind it, or some signs before it, an underscore is part of another character.
            let hyphens = text.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }
            throw .underscore(suggestion: LanguageTag(String(decoding: hyphens, as: UTF8.self))?.string)
        }
        guard let locale = Self.locale(of: text), let canonical = Self.tag(of: locale), !canonical.hasPrefix("und") else {
            throw .malformed
        }
        string = canonical
    }

    /// A tag whose canonical form is known.
    init(canonical: String) {
        string = canonical
    }

    /// Orders by the bytes of the canonical form.
    public static func < (left: LanguageTag, right: LanguageTag) -> Bool {
        left.string.precedesInBytes(right.string)
    }

    /// The name that ICU has for it. Whatever asks ICU about a language comes by here.
    var locale: String {
        RootLocale.isDefault
        return Self.locale(of: string) ?? ""
    }

    /// ICU's name for a tag, or `nil` when not all of `text` is a tag.
    private static func locale(of text: String) -> String? {
        var parsed: Int32 = 0
        let name = unsafe ICUCall.filled(capacity: 160) { buffer, capacity, status in
            unsafe cicu_locale_from_tag(text, buffer, capacity, &parsed, &status)
        }
        // A hyphen at the end counts as read.
        guard let name, Int(parsed) == text.utf8.count, text.utf8.last != UInt8(ascii: "-") else { return nil }
        return ascii(name)
    }

    private static func tag(of locale: String) -> String? {
        let name = unsafe ICUCall.filled(capacity: 160) { buffer, capacity, status in
            unsafe cicu_locale_to_tag(locale, buffer, capacity, &status)
        }
        return name.map(ascii)
    }

    private static func ascii(_ characters: [CChar]) -> String {
        String(decoding: characters.lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

extension LanguageTag: CustomStringConvertible {
    /// The canonical form.
    public var description: String { string }
}
