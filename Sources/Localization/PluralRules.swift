import CICU

/// Which plural form a counted noun takes in a language, by CLDR's cardinal rules.
///
/// A value that may be kept and shared: ICU is asked for the small numbers once, here, and again only for a large one.
public struct PluralRules: Sendable {
    private let locale: String
    private let smallNumbers: [PluralCategory]

    /// The rules of a language; of a language without rules, ``PluralCategory/other`` for everything.
    public init(_ tag: LanguageTag) {
        locale = tag.locale
        let rules = OpenPluralRules(locale: locale)
        smallNumbers = Self.table(rules, upTo: 99)
    }

    /// The forms that a language tells apart, in CLDR's order.
    public static func categories(of tag: LanguageTag) -> [PluralCategory] { OpenPluralRules(locale: tag.locale).categories }

    /// The form for `number` things, whatever its sign.
    public func category(of number: Int) -> PluralCategory {
        let magnitude = number.magnitude
        if magnitude < smallNumbers.count { return smallNumbers[Int(magnitude)] }
        // ICU takes numbers as `Double`. No rule of CLDR looks further than the last six digits of a large one.
        let billion: UInt = 1_000_000_000
        let exact = magnitude < billion ? magnitude : magnitude % billion + billion
        return OpenPluralRules(locale: locale).category(Double(exact))
    }

    private static func table(_ rules: borrowing OpenPluralRules, upTo last: Int) -> [PluralCategory] {
        var categories: [PluralCategory] = []
        for number in 0...last { categories.append(rules.category(Double(number))) }
        return categories
    }
}
