import CICU

/// How a language writes whole numbers: its digits and how it groups them. A value that may be kept and shared.
///
/// - SeeAlso: [Number elements, UTS 35](https://www.unicode.org/reports/tr35/tr35-numbers.html#Number_Elements)
public struct NumberFormat: Sendable {
    private let digits: [String]
    private let separator: String
    private let negativePrefix: String
    private let negativeSuffix: String
    /// Digits of the group at the end, or 0 when numbers are not grouped.
    private let primaryGroup: Int
    /// Digits of each group before it.
    private let secondaryGroup: Int
    /// Digits that must stand before the group at the end, or else nothing is grouped.
    private let minimumBeforeGroup: Int

    /// The format of a language; the root locale's for one that CLDR does not know.
    public init(_ tag: LanguageTag) {
        let format = OpenNumberFormat(locale: tag.locale)
        digits = format.digits
        separator = format.groupingSeparator
        negativePrefix = format.negativePrefix
        negativeSuffix = format.negativeSuffix
        primaryGroup = format.primaryGroup
        secondaryGroup = format.secondaryGroup
        minimumBeforeGroup = format.minimumBeforeGroup
    }

    /// `number` as the language writes it.
    public func string(_ number: Int) -> String {
        let values = String(number.magnitude).utf8.map { Int($0 - UInt8(ascii: "0")) }
        let isGrouped = primaryGroup > 0 && values.count >= primaryGroup + minimumBeforeGroup
        var text = number < 0 ? negativePrefix : ""
        for (position, value) in values.enumerated() {
            if isGrouped && position > 0 && beginsGroup(digitsLeft: values.count - position) { text += separator }
            text += digits[value]
        }
        return number < 0 ? text + negativeSuffix : text
    }

    private func beginsGroup(digitsLeft: Int) -> Bool {
        let beyond = digitsLeft - primaryGroup
        return beyond == 0 || (beyond > 0 && beyond.isMultiple(of: secondaryGroup))
    }
}
