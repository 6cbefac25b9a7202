/// How many slips of the keyboard lie between two names: a character added, left out, exchanged for another, or swapped with
/// its neighbour (optimal string alignment, after Damerau and Levenshtein), counted over Unicode scalars.
public enum EditDistance {
    /// The longest name that is compared, in Unicode scalars.
    public static let maximumLength = 64

    /// The distance if it is at most `limit`, else `nil`; `nil` also for names that are too long.
    public static func between(_ left: String, _ right: String, atMost limit: Int) -> Int? {
        let left = Array(left.unicodeScalars.prefix(maximumLength + 1))
        let right = Array(right.unicodeScalars.prefix(maximumLength + 1))
        guard max(left.count, right.count) <= maximumLength, abs(left.count - right.count) <= limit else { return nil }
        let distance = distance(left, right)
        return distance <= limit ? distance : nil
    }

    private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for (row, scalar) in left.enumerated() {
            var current = [row + 1]
            for column in right.indices {
                let exchanged = previous[column] + (scalar == right[column] ? 0 : 1)
                var best = min(exchanged, previous[column + 1] + 1, current[column] + 1)
                if row > 0 && column > 0 && scalar == right[column - 1] && left[row - 1] == right[column] {
                    best = min(best, beforePrevious[column - 1] + 1)
                }
                current.append(best)
            }
            beforePrevious = previous
            previous = current
        }
        return previous[right.count]
    }
}
