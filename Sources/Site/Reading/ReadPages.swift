internal import Markup
internal import Models

/// What the files of some pages say, each kind of it for itself: to hand a page on as a whole costs more than to look at it.
struct ReadPages: Sendable {
    /// In the order of the files.
    var facts: [PageFacts] = []
    /// All that is wrong with the pages, each taken for itself.
    var diagnostics: [Diagnostic] = []
    /// The words of those that were read, by their files, where words are wanted.
    var terms: [String: FreshTerms.Page] = [:]
    /// Those of the files that could be read.
    var records: [PageRecord] = []
    /// The texts that are kept for those who draw the pages, by their files.
    var documents: [String: Document] = [:]
}
