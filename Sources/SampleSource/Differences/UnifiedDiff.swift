/// Two listings as one, line by line, with what was removed and what was added marked.
public struct UnifiedDiff: Equatable, Sendable {
    /// A line that both or one of the listings have.
    public struct Line: Equatable, Sendable {
        /// Which listing has it.
        public enum Kind: Sendable {
            case context
            case removed
            case added
        }

        /// Which listing has it.
        public var kind: Kind

        /// Its number in the old listing, counted from 1, if it is there.
        public var oldNumber: Int?

        /// Its number in the new listing, counted from 1, if it is there.
        public var newNumber: Int?

        /// Its bytes without the line feed: in the old listing's code if it was removed, else in the new one's.
        public var range: Range<Int>
    }

    /// Lines that belong together: changes and the context around them.
    public struct Hunk: Equatable, Sendable {
        /// The lines, in order; of a change the removed ones come first.
        public var lines: [Line]
    }

    /// What changed, in order. Empty if nothing did.
    public let hunks: [Hunk]

    /// Compares two listings.
    ///
    /// - Parameter context: how many equal lines are shown around a change. `Int.max` shows all.
    public init(from old: Listing, to new: Listing, context: Int = 3) {
        self.init(from: old.code, to: new.code, context: context)
    }

    init(from old: [UInt8], to new: [UInt8], context: Int) {
        let oldLines = Self.lines(of: old)
        let newLines = Self.lines(of: new)
        let comparison = LineComparison(oldLines.map { old[$0] }, newLines.map { new[$0] })
        hunks = Self.hunks(of: Self.merged(comparison, oldLines, newLines), context: context)
    }

    private static func lines(of code: [UInt8]) -> [Range<Int>] {
        let lines = code.split(separator: .lineFeed, omittingEmptySubsequences: false).map(\.indices)
        return code.isEmpty || code.last == .lineFeed ? lines.dropLast() : lines
    }

    private static func merged(_ comparison: LineComparison, _ oldLines: [Range<Int>], _ newLines: [Range<Int>]) -> [Line] {
        var lines: [Line] = []
        var old = 0
        var new = 0
        while old < oldLines.count || new < newLines.count {
            if old < oldLines.count, comparison.isRemoved[old] {
                lines.append(Line(kind: .removed, oldNumber: old + 1, newNumber: nil, range: oldLines[old]))
                old += 1
            } else if new < newLines.count, comparison.isAdded[new] {
                lines.append(Line(kind: .added, oldNumber: nil, newNumber: new + 1, range: newLines[new]))
                new += 1
            } else {
                lines.append(Line(kind: .context, oldNumber: old + 1, newNumber: new + 1, range: newLines[new]))
                old += 1
                new += 1
            }
        }
        return lines
    }

    private static func hunks(of lines: [Line], context: Int) -> [Hunk] {
        let context = min(max(0, context), lines.count)
        var hunks: [Hunk] = []
        var end = 0
        for index in lines.indices where lines[index].kind != .context && index >= end {
            var changeEnd = index + 1
            var probe = changeEnd
            // Changes whose contexts would touch are one hunk.
            while probe < lines.count, probe - changeEnd <= 2 * context {
                if lines[probe].kind != .context { changeEnd = probe + 1 }
                probe += 1
            }
            let start = max(end, index - min(context, index))
            end = changeEnd + min(context, lines.count - changeEnd)
            hunks.append(Hunk(lines: Array(lines[start..<end])))
        }
        return hunks
    }
}
