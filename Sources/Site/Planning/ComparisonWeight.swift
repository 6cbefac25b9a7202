internal import HTML
internal import Markup
internal import Models
internal import Parser
internal import Renderers
internal import SampleSource
internal import ViewModels

/// Decides whether the page that compares the patterns holds their sides, or loads those that a reader chooses.
///
/// Sides that stand in the page can be read without a script, and are loaded by whoever opens it. They stand there while the
/// page weighs less than ``PageWeight/most`` in every language; so a site is read in one way in all of its languages.
struct ComparisonWeight: Sendable {
    let project: Project
    let samples: SampleLibrary
    let verification: Verification
    let parallel: Parallel

    /// The site with sides that stand where they should, and its editions.
    ///
    /// - Parameter builds: Whether the editions are wanted in any case.
    func settled(_ index: SiteIndex, builds: Bool) async throws -> (index: SiteIndex, editions: [Edition]) {
        let mayFit = !index.jointlyComparedEntries.isEmpty
        guard builds || mayFit else { return (index, []) }
        let editions = try await parallel.chunks(of: index.languages.count, size: 1) { Edition(of: index, in: $0.lowerBound) }
        guard mayFit, try await !fits(editions) else { return (index, editions) }
        let apart = index.comparingApart()
        return (apart, editions.map { $0.showing(apart) })
    }

    private func fits(_ editions: [Edition]) async throws -> Bool {
        try await parallel.chunks(of: editions.count, size: 1) { weight(of: editions[$0.lowerBound]) }
            .allSatisfy { $0 < PageWeight.most }
    }

    /// What the page of an edition weighs with all sides.
    private func weight(of edition: Edition) -> Int {
        let shaper = PageShaper(edition: edition, samples: samples, verification: verification)
        let parser = PageParser(configuration: edition.index.configuration)
        let documents = shaper.quotedEntries(of: .comparison).map { entry in
            let page = edition.index.pages[edition.index.entries[entry].shown[edition.position]]
            var document = Document()
            // What cannot be read is told where it is drawn.
            if let file = try? project.source(page.file) { parser.read(file, into: &document) }
            return document
        }
        var html = HTMLWriter()
        PageRenderer.write(shaper.generated(.comparison, quoting: documents), to: &html)
        return html.count
    }
}
