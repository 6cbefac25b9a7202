/// Something that somebody should know, and can mend: the place, the cause and the remedy.
public struct Diagnostic: Hashable, Sendable {
    /// Another place that belongs to the same matter.
    public struct Note: Hashable, Sendable {
        /// Where.
        public var location: SourceLocation
        /// What is to be seen there.
        public var message: String

        /// A note on a place.
        public init(_ message: String, at location: SourceLocation) {
            self.location = location
            self.message = message
        }
    }

    /// What kind of matter it is.
    public var rule: Rule
    /// How much it weighs.
    public var severity: Severity
    /// Where it is.
    public var location: SourceLocation
    /// What is wrong.
    public var message: String
    /// How to mend it.
    public var remedy: String?
    /// Other places that belong to it.
    public var notes: [Note]

    /// A diagnostic with the severity that its rule has by default.
    public init(_ rule: Rule, at location: SourceLocation, _ message: String, remedy: String? = nil, notes: [Note] = []) {
        self.rule = rule
        severity = rule.defaultSeverity
        self.location = location
        self.message = message
        self.remedy = remedy
        self.notes = notes
    }
}

extension Diagnostic: Comparable {
    /// By place, then by what is said. The order is total: what differs in anything has one place in a report.
    public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
        guard left.location.isSamePlace(as: right.location) else { return left.location < right.location }
        if left.severity != right.severity { return left.severity > right.severity }
        if left.rule != right.rule { return left.rule.rawValue < right.rule.rawValue }
        if left.message != right.message { return left.message < right.message }
        if left.remedy != right.remedy { return left.remedy ?? "" < right.remedy ?? "" }
        if left.notes != right.notes { return left.notes.lexicographicallyPrecedes(right.notes) }
        return left.location.excerpt ?? "" < right.location.excerpt ?? ""
    }
}

extension Diagnostic.Note: Comparable {
    /// By place, then by what is said.
    public static func < (left: Diagnostic.Note, right: Diagnostic.Note) -> Bool {
        guard left.location.isSamePlace(as: right.location) else { return left.location < right.location }
        if left.message != right.message { return left.message < right.message }
        return left.location.excerpt ?? "" < right.location.excerpt ?? ""
    }
}
