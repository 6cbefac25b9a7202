internal import Localization
internal import Models
internal import SampleSource

/// What a page shows of the samples exists: files, regions and folders.
struct SampleRule {
    let index: SiteIndex
    let samples: SampleLibrary

    func check(_ page: PageFacts, source: @escaping (String) -> SourceFile) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for listing in page.listings where diagnostics.count < DiagnosticLimit.perPage {
            if listing.isUncompiledCode { diagnostics.append(uncompiled(listing, page)) }
            // What stands in the page itself asks for no sample, and most pages show no other code.
            if !listing.isInline { diagnostics += check(listing, page, source) }
        }
        return diagnostics
    }

    private func check(
        _ listing: Models.Listing, _ page: PageFacts, _ source: @escaping (String) -> SourceFile
    ) -> [Diagnostic] {
        switch listing.content {
        case .inline: []
        case .tree(let path):
            samples.files(below: path).isEmpty
                ? [unknown(folder: path, listing, page, source)]
                : CommentRule(index: index, samples: samples).check(tree: path, listing, page, source: source)
        case .sample, .tabs, .diff:
            listing.references.compactMap { check($0, listing, page, source) }
                + CommentRule(index: index, samples: samples).check(listing, page, source: source)
        }
    }

    private func check(
        _ reference: Models.Listing.Reference, _ listing: Models.Listing, _ page: PageFacts,
        _ source: (String) -> SourceFile
    ) -> Diagnostic? {
        guard let sample = samples[reference.path] else { return unknown(file: reference.path, listing, page, source) }
        guard let region = reference.region, sample.isReadable, !sample.hasRegion(region) else {
            return nil
        }
        let nearest = NearestName.to(region, among: sample.regions.map(\.name))
        let names = sample.regions.map { "`\($0.name)`" }.joined(separator: ", ")
        return Diagnostic(
            .unknownRegion, at: place(of: region, listing, page, source),
            "\(reference.path) has no region `\(region)`",
            remedy: nearest.map { "Did you mean `\($0)`?" } ?? "Its regions: \(names.isEmpty ? "none" : names).",
            notes: [
                Diagnostic.Note(
                    "the sample is here", at: SourceLocation(file: "\(index.configuration.samples)/\(reference.path)"))
            ])
    }

    private func unknown(
        file path: String, _ listing: Models.Listing, _ page: PageFacts, _ source: (String) -> SourceFile
    ) -> Diagnostic {
        let isFolder = !samples.files(below: path).isEmpty
        let nearest = NearestName.to(path, among: samples.files.lazy.map(\.path))
        return Diagnostic(
            .unknownSample, at: place(of: path, listing, page, source),
            isFolder ? "`\(path)` is a folder of samples, not a file" : "there is no sample `\(path)`",
            remedy: isFolder
                ? "Name a file in it, or show the folder with a fence `tree sample=\(path)`."
                : nearest.map { "Did you mean `\($0)`?" } ?? "Paths count from `\(index.configuration.samples)`.")
    }

    private func unknown(
        folder path: String, _ listing: Models.Listing, _ page: PageFacts, _ source: (String) -> SourceFile
    ) -> Diagnostic {
        Diagnostic(
            .unknownSample, at: place(of: path, listing, page, source), "there is no folder of samples `\(path)`",
            remedy: samples.suggestion(forFolder: path) ?? "Paths count from `\(index.configuration.samples)`.")
    }

    private func uncompiled(_ listing: Models.Listing, _ page: PageFacts) -> Diagnostic {
        Diagnostic(
            .uncompiledListing, at: SourceLocation(file: page.file, line: listing.line), "nobody compiles this listing",
            remedy: "Show a region of a sample with `sample=` and `region=`; readers see that this one is not compiled.")
    }

    private func place(
        of word: String, _ listing: Models.Listing, _ page: PageFacts, _ source: (String) -> SourceFile
    ) -> SourceLocation {
        source(page.file).location(line: listing.line, of: word)
    }
}
