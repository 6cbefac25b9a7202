import CICU

/// Owns ICU's plural rules of a locale.
@safe struct OpenPluralRules: ~Copyable {
    private let rules: OpaquePointer?

    init(locale: String) {
        var status = U_ZERO_ERROR
        unsafe rules = cicu_plural_open(locale, &status)
    }

    deinit {
        if let rules = unsafe rules { unsafe cicu_plural_close(rules) }
    }

    /// The forms that the rules tell apart, in CLDR's order.
    var categories: [PluralCategory] {
        var status = U_ZERO_ERROR
        guard let rules = unsafe rules, let keywords = unsafe cicu_plural_keywords(rules, &status) else { return [.other] }
        defer { unsafe cicu_enumeration_close(keywords) }
        var found: [PluralCategory] = []
        while let keyword = unsafe cicu_enumeration_next(keywords, nil, &status) {
            if let category = unsafe PluralCategory(rawValue: String(cString: keyword)) { found.append(category) }
        }
        return found.sorted()
    }

    /// The form for a number that is not negative.
    func category(_ number: Double) -> PluralCategory {
        guard let rules = unsafe rules else { return .other }
        let keyword = unsafe ICUCall.text(capacity: 16) { buffer, capacity, status in
            unsafe cicu_plural_select(rules, number, buffer, capacity, &status)
        }
        return keyword.flatMap(PluralCategory.init(rawValue:)) ?? .other
    }
}
