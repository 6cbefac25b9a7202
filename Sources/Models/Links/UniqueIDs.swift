/// Hands out ids of which no two are the same.
public struct UniqueIDs: Sendable {
    private var taken: Set<String>
    private var suffixes: [String: Int] = [:]

    /// Hands out ids that are none of these.
    public init(taken: Set<String> = []) { self.taken = taken }

    /// Takes an id for somebody else.
    ///
    /// - Returns: Whether it was free.
    public mutating func take(_ id: String) -> Bool { taken.insert(id).inserted }

    /// The wanted id, or with `-1`, `-2` … behind it the first that is free.
    public mutating func make(_ wanted: String) -> String {
        guard !take(wanted) else { return wanted }
        // Where the search for the last one ended is remembered, so that many equal ids take linear time.
        var suffix = suffixes[wanted] ?? 1
        while !take("\(wanted)-\(suffix)") { suffix += 1 }
        suffixes[wanted] = suffix + 1
        return "\(wanted)-\(suffix)"
    }
}
