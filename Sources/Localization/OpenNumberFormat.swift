import CICU

/// Owns ICU's decimal format of a locale and reads its parts.
@safe struct OpenNumberFormat: ~Copyable {
    private let format: UnsafeMutablePointer<UNumberFormat?>?

    init(locale: String) {
        var status = U_ZERO_ERROR
        unsafe format = cicu_number_open(locale, &status)
        guard let format = unsafe format else { return }
        let ofTheLocale = Int32(UNUM_MINIMUM_GROUPING_DIGITS_AUTO.rawValue)
        unsafe cicu_number_set_attribute(format, UNUM_MINIMUM_GROUPING_DIGITS, ofTheLocale)
    }

    deinit {
        if let format = unsafe format { unsafe cicu_number_close(format) }
    }

    /// What stands for 0 to 9, in this order.
    var digits: [String] {
        let symbols = [
            UNUM_ZERO_DIGIT_SYMBOL, UNUM_ONE_DIGIT_SYMBOL, UNUM_TWO_DIGIT_SYMBOL, UNUM_THREE_DIGIT_SYMBOL,
            UNUM_FOUR_DIGIT_SYMBOL, UNUM_FIVE_DIGIT_SYMBOL, UNUM_SIX_DIGIT_SYMBOL, UNUM_SEVEN_DIGIT_SYMBOL,
            UNUM_EIGHT_DIGIT_SYMBOL, UNUM_NINE_DIGIT_SYMBOL,
        ]
        return symbols.enumerated().map { symbol($1) ?? String($0) }
    }

    /// What stands between groups.
    var groupingSeparator: String { symbol(UNUM_GROUPING_SEPARATOR_SYMBOL) ?? "" }

    /// What stands before a negative number.
    var negativePrefix: String { affix(UNUM_NEGATIVE_PREFIX) ?? "-" }

    /// What stands after a negative number.
    var negativeSuffix: String { affix(UNUM_NEGATIVE_SUFFIX) ?? "" }

    /// Digits of the group at the end, or 0 when numbers are not grouped.
    var primaryGroup: Int {
        attribute(UNUM_GROUPING_USED) == 0 ? 0 : max(0, attribute(UNUM_GROUPING_SIZE))
    }

    /// Digits of each group before it.
    var secondaryGroup: Int {
        let size = attribute(UNUM_SECONDARY_GROUPING_SIZE)
        return size > 0 ? size : max(1, primaryGroup)
    }

    /// Digits that must stand before the group at the end. ICU does not tell the locale's own, so that numbers show it.
    var minimumBeforeGroup: Int {
        let tried = 1...6
        var number: Int64 = 1
        for _ in 0..<min(primaryGroup, 12) { number *= 10 }
        for digits in tried {
            if string(number)?.contains(groupingSeparator) == true { return digits }
            number *= 10
        }
        return tried.upperBound
    }

    private func string(_ number: Int64) -> String? {
        guard let format = unsafe format else { return nil }
        return unsafe ICUCall.text { buffer, capacity, status in
            unsafe cicu_number_format(format, number, buffer, capacity, &status)
        }
    }

    private func symbol(_ symbol: UNumberFormatSymbol) -> String? {
        guard let format = unsafe format else { return nil }
        return unsafe ICUCall.text(capacity: 16) { buffer, capacity, status in
            unsafe cicu_number_symbol(format, symbol, buffer, capacity, &status)
        }
    }

    private func affix(_ attribute: UNumberFormatTextAttribute) -> String? {
        guard let format = unsafe format else { return nil }
        return unsafe ICUCall.text(capacity: 16) { buffer, capacity, status in
            unsafe cicu_number_text_attribute(format, attribute, buffer, capacity, &status)
        }
    }

    private func attribute(_ attribute: UNumberFormatAttribute) -> Int {
        guard let format = unsafe format else { return 0 }
        return unsafe Int(cicu_number_attribute(format, attribute))
    }
}
