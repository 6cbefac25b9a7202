/// A plural form by its CLDR name. A language has some of them, ``other`` always.
///
/// - SeeAlso: [Language plural rules, UTS 35](https://www.unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules)
public enum PluralCategory: String, CaseIterable, Comparable, Sendable {
    /// Often for 0.
    case zero
    /// Often for 1.
    case one
    /// Often for 2.
    case two
    /// Often for small numbers.
    case few
    /// Often for large numbers.
    case many
    /// All numbers that no other form takes.
    case other

    /// Orders as CLDR lists them.
    public static func < (left: PluralCategory, right: PluralCategory) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .zero: 0
        case .one: 1
        case .two: 2
        case .few: 3
        case .many: 4
        case .other: 5
        }
    }
}
