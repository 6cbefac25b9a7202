#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// A time as HTTP writes it (RFC 9110, section 5.6.7, IMF-fixdate).
enum HTTPDate {
    /// - Parameter nanoseconds: Since 1970.
    static func text(_ nanoseconds: Int) -> String {
        var seconds = time_t(nanoseconds / 1_000_000_000)
        var parts = unsafe tm()
        guard unsafe gmtime_r(&seconds, &parts) != nil else { return "" }
        // Not by `strftime`, whose names of days and months would be in the language of the system.
        let time = unsafe [parts.tm_hour, parts.tm_min, parts.tm_sec].map { two(Int($0)) }.joined(separator: ":")
        let day = unsafe "\(days[Int(parts.tm_wday)]), \(two(Int(parts.tm_mday)))"
        return unsafe "\(day) \(months[Int(parts.tm_mon)]) \(Int(parts.tm_year) + 1900) \(time) GMT"
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}
