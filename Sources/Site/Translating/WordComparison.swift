internal import Models
internal import SampleSource

/// Compares two texts word by word.
enum WordComparison {
    /// How one text became another, word by word: what was removed stands before what was put in its place.
    static func changes(from old: String, to new: String) -> [SectionChange.WordChange] {
        let (old, new) = (words(of: old), words(of: new))
        let comparison = LineComparison(old.map { Array($0.utf8)[...] }, new.map { Array($0.utf8)[...] })
        var changes: [SectionChange.WordChange] = []
        var (before, after) = (0, 0)
        while before < old.count || after < new.count {
            let removed = old[before...].indices.prefix { comparison.isRemoved[$0] }
            let added = new[after...].indices.prefix { comparison.isAdded[$0] }
            if !removed.isEmpty { changes.append(.removed(removed.map { old[$0] })) }
            if !added.isEmpty { changes.append(.added(added.map { new[$0] })) }
            before += removed.count
            after += added.count
            let kept = zip(old[before...].indices, new[after...].indices).prefix {
                !comparison.isRemoved[$0] && !comparison.isAdded[$1]
            }
            if !kept.isEmpty { changes.append(.kept(kept.map { old[$0.0] })) }
            before += kept.count
            after += kept.count
        }
        return changes
    }

    private static func words(of text: String) -> [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }
}
