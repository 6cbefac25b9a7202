internal import Digest

/// What a build finds before it reads a single page.
struct Look: Sendable {
    /// The tool and what it was asked for.
    var key: Digest
    /// What an earlier build kept, if it fits.
    var state: SiteState?
    /// The content folder's files.
    var evidence: ContentEvidence
    /// The samples' files.
    var samples: SampleReading.Result
    /// All that is no page, and when the site is published.
    var surroundings: Digest
    var timings: Timings
}
