internal import Localization
internal import Models

/// What a record holds of a page: the facts that somebody else has anyway, or the bytes that an earlier build kept of them.
enum RecordedPage: Sendable {
    /// A page that was read, with what is wrong with it taken for itself.
    case read(PageFacts, StoredDiagnostics)
    case kept(KeptPage)

    /// The path from the project's folder.
    var path: String {
        switch self {
        case .read(let facts, _): facts.file
        case .kept(let page): page.path
        }
    }

    func read(as id: PageID, in language: LanguageTag) throws(DamagedState) -> (facts: PageFacts, diagnostics: [Diagnostic]) {
        switch self {
        case .read(let facts, let diagnostics): (facts, try diagnostics.read())
        case .kept(let page): try page.read(as: id, in: language)
        }
    }

    func storeFacts(in writer: inout StateWriter) {
        switch self {
        case .read(let facts, let diagnostics):
            var front = StateWriter()
            front.write(facts.frontMatter)
            writer.writeBlock(front, diagnostics.bytes)
            writer.write(facts.packed.bytes)
        case .kept(let page):
            writer.write(page.facts)
            writer.write(page.packed.bytes)
        }
    }
}
