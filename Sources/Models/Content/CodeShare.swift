/// How much of the Swift code that a page shows was compiled.
public struct CodeShare: Hashable, Sendable {
    /// Listings and their lines of code.
    public struct Count: Hashable, Sendable {
        /// How many listings; each sample of a fence with several counts.
        public var listings: Int
        /// How many lines they have together.
        public var lines: Int

        /// So many listings with so many lines.
        public init(listings: Int = 0, lines: Int = 0) {
            self.listings = listings
            self.lines = lines
        }

        /// Counts another listing.
        public mutating func add(lines: Int) {
            listings += 1
            self.lines += lines
        }
    }

    /// The page's path from the project's folder.
    public var file: String
    /// Code that stands in the page itself: no compiler has seen it.
    public var uncompiled: Count
    /// Code that is cut from samples.
    public var compiled: Count

    /// The counts of a page.
    public init(file: String, uncompiled: Count = Count(), compiled: Count = Count()) {
        self.file = file
        self.uncompiled = uncompiled
        self.compiled = compiled
    }

    /// How many listings the page shows.
    public var listings: Int { uncompiled.listings + compiled.listings }

    /// How many lines of code the page shows.
    public var lines: Int { uncompiled.lines + compiled.lines }

    /// The share of the lines that no compiler has seen, in percent; 0 and 100 only where it is none and all of them.
    public var uncompiledPercent: Int {
        guard uncompiled.lines > 0 else { return 0 }
        guard compiled.lines > 0 else { return 100 }
        return min(99, max(1, (uncompiled.lines * 200 + lines) / (lines * 2)))
    }
}
