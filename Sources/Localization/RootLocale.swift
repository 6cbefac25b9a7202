import CICU

/// Unicode's root locale, as what ICU falls back to for a language that it does not know. By itself ICU would fall back to
/// the language of the process's environment, and the same input would give other bytes on another machine.
enum RootLocale {
    /// Sees to it, once.
    static let isDefault: Void = {
        var status = U_ZERO_ERROR
        unsafe cicu_locale_set_default("", &status)
    }()
}
