/// Finds the lines that two texts do not share, as few as possible.
///
/// Source: Myers, “An O(ND) Difference Algorithm and Its Variations”, 1986. Where more than `mostEdits` lines differ, the search
/// ends and all between the equal beginning and the equal end counts as changed, so that texts of any size are compared.
public struct LineComparison: Sendable {
    /// For each line of the old text whether the new one lacks it.
    public private(set) var isRemoved: [Bool]
    /// For each line of the new text whether the old one lacks it.
    public private(set) var isAdded: [Bool]

    private static let mostEdits = 1_000

    /// Compares two texts line by line; or word by word, if that is what they are divided into.
    public init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
        isRemoved = Array(repeating: false, count: old.count)
        isAdded = Array(repeating: false, count: new.count)
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        let old = old.map { Self.number(of: $0, in: &numbers) }
        let new = new.map { Self.number(of: $0, in: &numbers) }
        let prefix = zip(old, new).prefix { $0 == $1 }.count
        let suffix = zip(old.dropFirst(prefix).reversed(), new.dropFirst(prefix).reversed()).prefix { $0 == $1 }.count
        compare(old[prefix..<old.count - suffix], new[prefix..<new.count - suffix])
    }

    private static func number(of line: ArraySlice<UInt8>, in numbers: inout [ArraySlice<UInt8>: Int]) -> Int {
        if let number = numbers[line] { return number }
        numbers[line] = numbers.count
        return numbers.count - 1
    }

    private mutating func compare(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) {
        if let trace = Self.trace(old, new) {
            markChanges(trace, old, new)
        } else {
            for index in old.indices { isRemoved[index] = true }
            for index in new.indices { isAdded[index] = true }
        }
    }

    /// For each number of edits how far each diagonal reaches, up to the number that suffices; `nil` if that is too many.
    private static func trace(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> [Frontier]? {
        var trace: [Frontier] = []
        for edits in 0...min(mostEdits, old.count + new.count) {
            var frontier = Frontier(edits: edits)
            for diagonal in stride(from: -edits, through: edits, by: 2) {
                var x = trace.last.map { $0.start(of: diagonal) } ?? 0
                var y = x - diagonal
                while x < old.count, y < new.count, x >= 0, y >= 0, old[old.startIndex + x] == new[new.startIndex + y] {
                    x += 1
                    y += 1
                }
                frontier[diagonal] = x
                if x >= old.count, y >= new.count { return trace + [frontier] }
            }
            trace.append(frontier)
        }
        return nil
    }

    private mutating func markChanges(_ trace: [Frontier], _ old: ArraySlice<Int>, _ new: ArraySlice<Int>) {
        var x = old.count
        var y = new.count
        for frontier in trace.dropLast().reversed() {
            let diagonal = x - y
            let isDown = frontier.isDown(to: diagonal)
            let previous = isDown ? diagonal + 1 : diagonal - 1
            x = frontier[previous]
            y = x - previous
            if isDown { isAdded[new.startIndex + y] = true } else { isRemoved[old.startIndex + x] = true }
        }
    }
}

extension LineComparison {
    /// How far into the old text each diagonal reaches with a number of edits.
    private struct Frontier {
        let edits: Int
        private var reaches: [Int]

        init(edits: Int) {
            self.edits = edits
            reaches = Array(repeating: -1, count: 2 * edits + 1)
        }

        subscript(diagonal: Int) -> Int {
            get { abs(diagonal) <= edits ? reaches[diagonal + edits] : -1 }
            set { reaches[diagonal + edits] = newValue }
        }

        /// Whether the best way to a diagonal, with one edit more, is to add a line.
        func isDown(to diagonal: Int) -> Bool {
            diagonal == -(edits + 1) || diagonal != edits + 1 && self[diagonal - 1] < self[diagonal + 1]
        }

        /// Where a diagonal begins with one edit more.
        func start(of diagonal: Int) -> Int { isDown(to: diagonal) ? self[diagonal + 1] : self[diagonal - 1] + 1 }
    }
}
