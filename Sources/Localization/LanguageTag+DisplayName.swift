import CICU

extension LanguageTag {
    /// What readers of `reader` call this language, in the middle of a sentence (`ungherese`); the tag if CLDR has no word.
    public func displayName(in reader: LanguageTag) -> String {
        let name = unsafe ICUCall.text { buffer, capacity, status in
            unsafe cicu_locale_display_name(locale, reader.locale, buffer, capacity, &status)
        }
        return name ?? string
    }
}
