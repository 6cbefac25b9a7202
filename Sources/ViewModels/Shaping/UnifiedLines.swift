/// The lines of a unified diff between two codes, whole: what both have, what only the old has, what only the new has.
enum UnifiedLines {
    static func between(_ old: [UInt8], _ new: [UInt8]) -> [ListingView.Diff.Line] {
        let before = lines(of: old)
        let after = lines(of: new)
        // The standard library's difference is Myers' (“An O(ND) Difference Algorithm and Its Variations”, 1986).
        let changes = after.difference(from: before)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in changes {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var result: [ListingView.Diff.Line] = []
        var next = 0
        for (number, line) in before.enumerated() {
            while next < after.count, inserted.contains(next), !removed.contains(number) {
                result.append(.init(kind: .added, text: Array(after[next])))
                next += 1
            }
            if removed.contains(number) {
                result.append(.init(kind: .removed, text: Array(line)))
            } else {
                result.append(.init(kind: .context, text: Array(line)))
                next += 1
            }
        }
        return result + after[next...].map { .init(kind: .added, text: Array($0)) }
    }

    private static func lines(of code: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines = code.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }
}
