public import Models
public import SampleSource

/// Counts how much of the code that pages show was compiled.
public struct CodeShares: Sendable {
    private let index: SiteIndex
    private let samples: SampleLibrary

    /// The counts of a site.
    public init(index: SiteIndex, samples: SampleLibrary) {
        self.index = index
        self.samples = samples
    }

    /// The counts of each page that shows Swift code, by file.
    public func list() -> [CodeShare] {
        var lines: [Models.Listing.Reference: Int] = [:]
        return index.pages.compactMap { share(of: $0, &lines) }.sorted { $0.file < $1.file }
    }

    private func share(of page: PageFacts, _ lines: inout [Models.Listing.Reference: Int]) -> CodeShare? {
        var share = CodeShare(file: page.file)
        for listing in page.listings {
            if listing.isUncompiledCode { share.uncompiled.add(lines: listing.lineCount) }
            for reference in listing.references { share.compiled.add(lines: count(reference, &lines)) }
        }
        return share.listings > 0 ? share : nil
    }

    /// The lines of a region, counted once for all pages that show it.
    private func count(_ reference: Models.Listing.Reference, _ known: inout [Models.Listing.Reference: Int]) -> Int {
        if let lines = known[reference] { return lines }
        let lines = samples[reference.path]?.listing(region: reference.region)?.sourceLines.count ?? 0
        known[reference] = lines
        return lines
    }
}
