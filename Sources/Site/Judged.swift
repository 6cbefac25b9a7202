internal import Digest
internal import Models
internal import SampleSource
internal import ViewModels

/// A site of which everything is known, and nothing is drawn.
struct Judged: Sendable {
    var project: Project
    var index: SiteIndex
    /// The site in each language; none where it is only checked.
    var editions: [Edition]
    var samples: SampleLibrary
    var verification: Verification
    var search: SiteSearch
    var plan: OutputPlan
    var diagnostics: Diagnostics
    var digests: SiteDigests
    /// All that was read and is no page.
    var surroundings: Digest
    /// What is to be kept, with what is known of the output as it was.
    var state: SiteState
    /// Texts that are still at hand.
    var documents: KeptDocuments
    var timings: Timings

    /// The pages that authors wrote, in all languages.
    var pageCount: Int { plan.items.count(where: \.isPage) }

    /// The report of a build that publishes nothing; a refusal to do so weighs what it weighs, whatever `site.yml` says.
    func report(refusal: Diagnostic? = nil) -> BuildReport {
        var diagnostics = diagnostics
        if let refusal { diagnostics.add(refusal: refusal) }
        return BuildReport(
            findings: diagnostics.findings, published: nil, review: review, redraw: nil, timings: timings.stages)
    }

    var review: ReviewTranslation {
        ReviewTranslation(project: project, index: index, samples: samples, verification: verification)
    }

    /// What a build that publishes the site has to say, and what is to be kept of it.
    func outcome() -> (findings: Findings, kept: SiteState.Outcome) {
        let findings = diagnostics.findings
        var writer = StateWriter()
        writer.write(findings.read)
        let kept = SiteState.Outcome(
            surroundings: surroundings, verification: SiteDigests.digest(of: verification),
            firstSample: VerifySamples.firstReference(in: index), pages: pageCount, languages: index.languages.count,
            diagnostics: writer.bytes[...], notes: findings.notes.count)
        return (findings, kept)
    }
}
