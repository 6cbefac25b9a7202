import CICU

/// The quotation marks of a language, by CLDR.
///
/// - SeeAlso: [Delimiters, UTS 35](https://www.unicode.org/reports/tr35/tr35-general.html#Delimiter_Elements)
public struct QuotationMarks: Hashable, Sendable {
    /// Opens a quotation.
    public let open: String
    /// Closes a quotation.
    public let close: String
    /// Opens a quotation inside a quotation.
    public let alternateOpen: String
    /// Closes a quotation inside a quotation.
    public let alternateClose: String

    /// The marks of a language; `nil` for one that CLDR does not know.
    public init?(known tag: LanguageTag) {
        var status = U_ZERO_ERROR
        guard let data = unsafe cicu_locale_data_open(tag.locale, &status) else { return nil }
        unsafe cicu_locale_data_close(data)
        // ICU says so where it had to take the root locale's data.
        guard status != U_USING_DEFAULT_WARNING else { return nil }
        self.init(tag)
    }

    /// The marks of a language; those of the root locale for one that CLDR does not know.
    public init(_ tag: LanguageTag) {
        var status = U_ZERO_ERROR
        let data = unsafe cicu_locale_data_open(tag.locale, &status)
        defer { if let data = unsafe data { unsafe cicu_locale_data_close(data) } }
        func mark(_ type: ULocaleDataDelimiterType, or plain: String) -> String {
            guard let data = unsafe data else { return plain }
            let mark = unsafe ICUCall.text(capacity: 16) { buffer, capacity, status in
                unsafe cicu_locale_data_delimiter(data, type, buffer, capacity, &status)
            }
            return mark ?? plain
        }
        open = mark(ULOCDATA_QUOTATION_START, or: "“")
        close = mark(ULOCDATA_QUOTATION_END, or: "”")
        alternateOpen = mark(ULOCDATA_ALT_QUOTATION_START, or: "‘")
        alternateClose = mark(ULOCDATA_ALT_QUOTATION_END, or: "’")
    }
}
