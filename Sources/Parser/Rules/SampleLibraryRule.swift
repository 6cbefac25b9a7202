internal import Models
internal import SampleSource

/// The samples' markers are in order, and pages show what there is to show.
struct SampleLibraryRule {
    let index: SiteIndex
    let samples: SampleLibrary
    /// Reads a file of the project again, by its path: a sample that is no text does not keep its bytes.
    let source: (String) -> SourceFile

    func check() -> [Diagnostic] { samples.files.flatMap(faults) + unused() }

    private func faults(of sample: SampleFile) -> [Diagnostic] {
        guard !sample.faults.isEmpty else { return [] }
        let path = path(of: sample)
        let file = sample.isReadable ? SourceFile(path: path, bytes: sample.text) : source(path)
        // Offsets in a sample begin behind its byte order mark.
        let start = file.textStart
        return sample.faults.map { fault in
            let rule: Rule =
                switch fault.kind {
                case .emptyRegion: .emptyRegion
                case .invalidUTF8, .utf16: .invalidEncoding
                default: .sampleMarker
                }
            func location(_ place: SourcePlace) -> SourceLocation { file.location(offset: start + place.offset) }
            return Diagnostic(
                rule, at: location(fault.place), fault.message, remedy: fault.remedy.asSentence,
                notes: (fault.other.map { [Diagnostic.Note("the other one is here", at: location($0))] } ?? [])
                    + shown(sample))
        }
    }

    /// The places of the pages that show a sample.
    private func shown(_ sample: SampleFile) -> [Diagnostic.Note] {
        index.pages.flatMap { page in
            page.sampleListings.filter { $0.references.contains { $0.path == sample.path } }.map { listing in
                Diagnostic.Note("it is shown here", at: SourceLocation(file: page.file, line: listing.line))
            }
        }
    }

    private func unused() -> [Diagnostic] {
        guard !samples.files.isEmpty else { return [] }
        let references = Set(index.pages.lazy.flatMap { $0.sampleListings.lazy.flatMap(\.references) })
        let shownFiles = Set(references.map(\.path))
        let wholeFiles = Set(references.filter { $0.region == nil }.map(\.path))
        return samples.files.flatMap { sample -> [Diagnostic] in
            guard shownFiles.contains(sample.path) else {
                guard sample.path.hasSuffix(".swift") else { return [] }
                return [
                    Diagnostic(
                        .unusedSample, at: SourceLocation(file: path(of: sample)), "no page shows this sample",
                        remedy: "Show it with `sample=\(sample.path)`, or leave it as what others stand on.")
                ]
            }
            let regions = sample.regions.filter {
                !wholeFiles.contains(sample.path)
                    && !references.contains(Models.Listing.Reference(path: sample.path, region: $0.name))
            }
            return regions.map { region in
                Diagnostic(
                    .unusedRegion, at: SourceLocation(file: path(of: sample), line: region.place.line),
                    "no page shows the region `\(region.name)`",
                    remedy: "Show it with `sample=\(sample.path) region=\(region.name)`, or remove its markers.")
            }
        }
    }

    private func path(of sample: SampleFile) -> String { "\(index.configuration.samples)/\(sample.path)" }
}
