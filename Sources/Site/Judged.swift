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
    /// All that there is to say, while it is put in order.
    var reporting: Task<Findings, Never>
    /// Whether there is an error among it.
    var hasErrors: Bool
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
    func report(refusal: Diagnostic? = nil) async -> BuildReport {
        var findings = await reporting.value
        if let refusal { findings.add(refusal) }
        return BuildReport(
            findings: findings, published: nil, review: review, redraw: nil, timings: timings.stages)
    }

    var review: ReviewTranslation {
        ReviewTranslation(project: project, index: index, samples: samples, verification: verification)
    }

    /// What is to be kept of how a build ends that publishes the site.
    func outcome(saying findings: Findings) -> SiteState.Outcome {
        SiteState.Outcome(
            surroundings: surroundings, verification: SiteDigests.digest(of: verification),
            firstSample: VerifySamples.firstReference(in: index), pages: pageCount, languages: index.languages.count,
            diagnostics: findings.read.stored, notes: findings.notes.count)
    }
}
