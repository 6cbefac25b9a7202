internal import Localization
internal import Models

/// A page as an earlier build kept it. Its facts are made of the bytes when somebody asks: where nothing has changed, nobody does.
///
/// One object, since records are handed on one by one while a build looks at them.
final class KeptPage: Sendable {
    /// The path from the project's folder.
    let path: String
    /// The page's front matter and what is wrong with it taken for itself, as stored.
    let facts: ArraySlice<UInt8>
    /// What else is known of the page. The page's facts have the same bytes.
    let packed: PackedFacts

    init(path: String, facts: ArraySlice<UInt8>, packed: PackedFacts) {
        self.path = path
        self.facts = facts
        self.packed = packed
    }

    func read(as id: PageID, in language: LanguageTag) throws(DamagedState) -> (facts: PageFacts, diagnostics: [Diagnostic]) {
        var reader = StateReader(facts)
        let facts = PageFacts(id: id, language: language, file: path, frontMatter: try reader.value(), packed: packed)
        return (facts, try reader.values())
    }
}
