internal import Models
internal import SampleSource

/// Translated comments belong to comments of the sample, and change nothing else.
struct CommentRule {
    let samples: SampleLibrary

    func check(_ listing: Models.Listing, _ page: PageFacts, source: (String) -> SourceFile) -> [Diagnostic] { [] }
}
