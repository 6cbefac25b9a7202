internal import Bytes

/// Hands out ids of which no two are the same, as browsers compare them: by their code points.
public struct UniqueIDs: Sendable {
    /// While there are few, to look at all of them is faster than to make hashes.
    private var few: [String] = []
    private var many: Set<[UInt8]> = []
    private var suffixes: [String: Int] = [:]

    private static let most = 32

    /// Hands out ids that are none of these.
    public init(taken: [String] = []) { for id in taken { take(id) } }

    /// Takes an id for somebody else.
    ///
    /// - Returns: Whether it was free.
    @discardableResult
    public mutating func take(_ id: String) -> Bool {
        if few.count == Self.most, many.isEmpty { many = Set(few.map { Array($0.utf8) }) }
        guard many.isEmpty else { return many.insert(Array(id.utf8)).inserted }
        let length = id.utf8.count
        if few.contains(where: { $0.utf8.count == length && $0.utf8.elementsEqual(id.utf8) }) { return false }
        few.append(id)
        return true
    }

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
