/// The conditions that a request may have (RFC 9110, section 13).
struct Conditions {
    private let fields: [String: String]

    init(_ fields: [String: String]) { self.fields = fields }

    /// Whether the browser has what is there already. A date counts only where it is the very date that was sent, which is
    /// all that a browser sends back.
    func areKnown(tag: String, date: String?) -> Bool {
        if let tags = fields["if-none-match"] {
            return tags.split(separator: ",").contains { Self.weak($0) == tag || Self.weak($0) == "*" }
        }
        guard let date, let known = fields["if-modified-since"] else { return false }
        return known == date
    }

    /// The range that is asked for, if what it is a part of is still the same.
    func range(tag: String, size: Int) -> ByteRange {
        if let condition = fields["if-range"], condition != tag { return .whole }
        return ByteRange(fields["range"], size: size)
    }

    private static func weak(_ tag: Substring) -> String {
        let trimmed = tag.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }
        return String(trimmed.hasPrefix("W/") ? trimmed.dropFirst(2) : trimmed)
    }
}
