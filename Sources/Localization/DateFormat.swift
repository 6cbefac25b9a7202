import CICU

/// How a language writes a day in full (`3 maggio 2024`), by CLDR's long form and in the language's own calendar.
/// Open one for a page or a list: it costs far more than a date.
@safe public struct DateFormat: ~Copyable {
    private let format: UnsafeMutablePointer<UDateFormat?>?

    /// The format of a language; of one that CLDR does not know, the form of ISO 8601.
    public init(_ tag: LanguageTag) {
        var status = U_ZERO_ERROR
        let zone = Array("UTC".utf16)
        unsafe format = cicu_date_open(UDAT_LONG, tag.locale, zone, Int32(zone.count), &status)
        if let format = unsafe format { unsafe Self.forgetJulianCalendar(format) }
    }

    deinit {
        if let format = unsafe format { unsafe cicu_date_close(format) }
    }

    /// `date` as the language writes it; the same on every machine, in every zone.
    public func string(_ date: ISODate) -> String {
        guard let format = unsafe format, unsafe Self.isOfALanguage(format) else { return date.description }
        let milliseconds = Double(date.daysSinceEpoch) * 86_400_000
        let text = unsafe ICUCall.text { buffer, capacity, status in
            unsafe cicu_date_format(format, milliseconds, buffer, capacity, &status)
        }
        return text ?? date.description
    }

    /// The root locale would write `2024 M05 3`.
    @unsafe private static func isOfALanguage(_ format: UnsafeMutablePointer<UDateFormat?>) -> Bool {
        var status = U_ZERO_ERROR
        guard let locale = unsafe cicu_date_valid_locale(format, &status) else { return false }
        return unsafe locale.pointee != 0 && String(cString: locale) != "root"
    }

    /// ICU's calendar is Julian before October 1582, an ``ISODate`` never is.
    @unsafe private static func forgetJulianCalendar(_ format: UnsafeMutablePointer<UDateFormat?>) {
        var status = U_ZERO_ERROR
        guard let calendar = unsafe cicu_calendar_clone(cicu_date_calendar(format), &status) else { return }
        defer { unsafe cicu_calendar_close(calendar) }
        let everBefore = -8.64e15
        unsafe cicu_calendar_set_gregorian_change(calendar, everBefore, &status)
        // Calendars that are not Gregorian refuse, and have no such change.
        if ICUCall.isSuccess(status) { unsafe cicu_date_set_calendar(format, calendar) }
    }
}
