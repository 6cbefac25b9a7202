internal import Localization
internal import Models

/// Shapes what is known of a pattern's samples.
struct EvidenceShaper {
    let edition: Edition
    let verification: Verification
    let frames: FrameShaper

    /// - Parameter folder: The pattern's folder below the samples' folder.
    func evidence(of folder: String) -> EvidenceView {
        let words = edition.words
        let tests = frames.sourceURL(edition.index.configuration.sampleTests)
        guard case .passed(let evidence) = verification else {
            return EvidenceView(
                title: words[.evidenceTitle], summary: words[.evidenceNone], isVerified: false, testsTitle: nil, tests: [],
                digestLabel: words[.evidenceDigest], digest: nil, testSourceLabel: words[.evidenceTestSource],
                testSourceURL: tests)
        }
        let passed = evidence.tests(of: folder)
        let count = edition.counted(.evidenceTests, passed.count)
        return EvidenceView(
            title: words[.evidenceTitle],
            summary: words.text(.evidenceCompiled, ["compiler": evidence.compiler, "target": evidence.target]),
            isVerified: true, testsTitle: passed.isEmpty ? nil : count, tests: passed.map { EvidenceView.Test(name: $0.name) },
            digestLabel: words[.evidenceDigest], digest: evidence.digest, testSourceLabel: words[.evidenceTestSource],
            testSourceURL: tests)
    }
}
