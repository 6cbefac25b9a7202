/// An instant in UTC to the second, years 1 to 9999.
///
/// - SeeAlso: [RFC 3339, `date-time`](https://www.rfc-editor.org/rfc/rfc3339#section-5.6)
public struct Timestamp: Hashable, Sendable {
    private let day: ISODate
    private let secondOfDay: Int

    /// The instant at a number of seconds since 1970, as `SOURCE_DATE_EPOCH` gives it; `nil` outside of the years 1 to 9999.
    public init?(secondsSinceEpoch seconds: Int) {
        guard let day = ISODate(secondsSinceEpoch: seconds) else { return nil }
        self.day = day
        let remainder = seconds % Self.secondsPerDay
        secondOfDay = remainder < 0 ? remainder + Self.secondsPerDay : remainder
    }

    /// The instant that the value of `SOURCE_DATE_EPOCH` means; `nil` where it is no whole number of seconds.
    ///
    /// - SeeAlso: [SOURCE_DATE_EPOCH](https://reproducible-builds.org/specs/source-date-epoch/)
    public init?(sourceDateEpoch text: String) {
        guard let seconds = Int(text) else { return nil }
        self.init(secondsSinceEpoch: seconds)
    }

    private static let secondsPerDay = 86_400
}

extension Timestamp: CustomStringConvertible {
    /// The instant as `2024-05-03T07:08:09Z`.
    public var description: String {
        let parts = [secondOfDay / 3600, secondOfDay / 60 % 60, secondOfDay % 60]
        return "\(day)T" + parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":") + "Z"
    }
}
