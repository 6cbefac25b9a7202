import CICU

extension LanguageTag {
    /// Whether the language's script runs from right to left: the script of the tag, or else the likely one of the language.
    ///
    /// - SeeAlso: [Likely subtags, UTS 35](https://www.unicode.org/reports/tr35/#Likely_Subtags)
    public var isRightToLeft: Bool {
        unsafe cicu_locale_is_right_to_left(locale) != 0
    }
}
