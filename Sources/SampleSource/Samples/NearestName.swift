/// Finds the name that somebody may have meant.
enum NearestName {
    /// The name most like `name`, or `nil` if none is alike.
    ///
    /// Names that differ only in case are nearest of all. Otherwise as many as a third of the characters, but at least two,
    /// may have been added, left out or replaced (Levenshtein's distance). Only the first 64 characters count.
    static func find(_ name: String, among candidates: some Sequence<String>) -> String? {
        let wanted = folded(name)
        var best: (name: String, distance: Int)?
        for candidate in candidates {
            let limit = (best?.distance ?? max(2, wanted.count / 3) + 1) - 1
            guard limit >= 0, let distance = distance(wanted, folded(candidate), upTo: limit) else { continue }
            best = (candidate, distance)
        }
        return best?.name
    }

    private static func folded(_ name: String) -> [Character] { Array(name.lowercased().prefix(64)) }

    /// The distance, or `nil` if it is beyond the limit.
    private static func distance(_ one: [Character], _ other: [Character], upTo limit: Int) -> Int? {
        guard abs(one.count - other.count) <= limit else { return nil }
        var previous = Array(0...other.count)
        for (row, character) in one.enumerated() {
            var current = [row + 1]
            for (column, candidate) in other.enumerated() {
                let replaced = previous[column] + (character == candidate ? 0 : 1)
                current.append(min(replaced, previous[column + 1] + 1, current[column] + 1))
            }
            if current.allSatisfy({ $0 > limit }) { return nil }
            previous = current
        }
        return previous[other.count] <= limit ? previous[other.count] : nil
    }
}
