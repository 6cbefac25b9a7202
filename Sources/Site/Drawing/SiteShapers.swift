internal import Digest
internal import Models
internal import SampleSource
internal import ViewModels

/// What shapes a site's pages and lists.
struct SiteShapers: Sendable {
    let index: SiteIndex
    /// For each language, what shapes its pages.
    let pages: [PageShaper]
    /// What shapes what all languages share.
    let site: SiteShaper
    private let samples: SampleLibrary
    private let verification: Verification

    init(of judged: Judged) {
        index = judged.index
        samples = judged.samples
        verification = judged.verification
        pages = judged.editions.map {
            PageShaper(edition: $0, samples: judged.samples, verification: judged.verification)
        }
        site = SiteShaper(index: judged.index, editions: judged.editions)
    }

    /// The models of all patterns.
    var patterns: PatternsView { site.patterns(samples: samples, verification: verification) { Digest(of: $0).hex } }
}
