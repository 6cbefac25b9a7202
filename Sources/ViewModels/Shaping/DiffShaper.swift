internal import SampleSource

/// Shapes what differs between two listings.
enum DiffShaper {
    /// The lines of a unified diff, with a gap between hunks.
    static func lines(from old: SampleSource.Listing, to new: SampleSource.Listing) -> [ListingView.Diff.Line] {
        var lines: [ListingView.Diff.Line] = []
        for hunk in UnifiedDiff(from: old, to: new, context: .max).hunks {
            if !lines.isEmpty { lines.append(.init(kind: .gap, text: [])) }
            lines += hunk.lines.map { line in
                switch line.kind {
                case .context: .init(kind: .context, text: Array(new.code[line.range]))
                case .added: .init(kind: .added, text: Array(new.code[line.range]))
                case .removed: .init(kind: .removed, text: Array(old.code[line.range]))
                }
            }
        }
        return lines
    }
}
