extension ISODate {
    /// The day in UTC at a number of seconds since 1970, as `SOURCE_DATE_EPOCH` gives it; `nil` outside of the years 1 to 9999.
    public init?(secondsSinceEpoch seconds: Int) {
        let (days, remainder) = seconds.quotientAndRemainder(dividingBy: 86_400)
        self.init(daysSinceEpoch: remainder < 0 ? days - 1 : days)
    }

    /// Days since 1 January 1970; negative before.
    var daysSinceEpoch: Int {
        let months = (1..<month).reduce(0) { $0 + Self.days(inMonth: $1, of: year) }
        return Self.days(beforeYear: year) + months + day - 1 - Self.days(beforeYear: 1970)
    }

    private init?(daysSinceEpoch: Int) {
        guard abs(daysSinceEpoch) < 4_000_000 else { return nil }
        var days = daysSinceEpoch + Self.days(beforeYear: 1970)
        // 400 years have 146,097 days, so that the quotient is the year or, around New Year, its neighbour.
        var year = 400 * days / 146_097 + 1
        while Self.days(beforeYear: year) > days { year -= 1 }
        while Self.days(beforeYear: year + 1) <= days { year += 1 }
        days -= Self.days(beforeYear: year)
        var month = 1
        while month < 12 && days >= Self.days(inMonth: month, of: year) {
            days -= Self.days(inMonth: month, of: year)
            month += 1
        }
        self.init(year: year, month: month, day: days + 1)
    }

    private static func days(beforeYear year: Int) -> Int {
        let past = year - 1
        return 365 * past + past / 4 - past / 100 + past / 400
    }
}
