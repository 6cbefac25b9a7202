internal import Localization
internal import Models
internal import Parser

/// The files of a pattern that is to be written. The sections whose ids have a meaning are there; what the site's other
/// pages call them in the same language, they are called here.
struct PatternScaffold {
    private let id: PageID
    private let index: SiteIndex
    private let language: LanguageTag

    init(id: PageID, index: SiteIndex, language: LanguageTag) {
        self.id = id
        self.index = index
        self.language = language
    }

    /// `index.TAG.md`
    var page: String {
        let matter = [
            "title: \(PageScaffold.placeholder(ContentPath.name(of: id.path)))",
            "description: \(PageScaffold.placeholder("What the pattern is, in one or two sentences"))",
            "question: \(PageScaffold.placeholder("The interview question that this page answers"))", "draft: true",
        ]
        let sections = Self.sections.map { "## \(heading($0.id, or: $0.name)) {#\($0.id)}\n\n\($0.text)\n" }
        return "---\n\(matter.joined(separator: "\n"))\n---\n\n⟦What the pattern is and what it is for.⟧\n\n"
            + sections.joined(separator: "\n")
    }

    /// `pattern.yml`
    var facts: String {
        let order = (index.patterns.values.compactMap(\.order).max() ?? 0) + 10
        let families = Set(index.languages.flatMap(\.families.keys)).sorted().joined(separator: ", ")
        return """
            # What no translation may disagree about.
            order: \(order)
            # The key of its family\(families.isEmpty ? "" : ", one of: \(families)").
            # family:
            # Names that are the same in every language.
            # also-known-as: []
            # The ids of patterns that a reader should look at, too.
            # related: []
            # Its folder below \(index.configuration.samples).
            # samples:
            # Participants of the interaction that are no components.
            # actors: []
            # The rows of the comparison, each a key with a value.
            # traits:

            """
    }

    private static let sections: [(id: String, name: String, text: String)] = [
        ("components", "Components", "- **View**: ⟦what it does⟧\n- **Model**: ⟦what it does⟧"),
        ("interaction", "Interaction", "1. **View → Model** ⟦what is asked⟧\n2. **Model → View** ⟦what is answered⟧"),
        ("binding", "Binding", "⟦How the view learns of a change.⟧"),
        ("structure", "Structure", "⟦Which file holds what.⟧"),
        ("example", "Example", "⟦What the sample does; show its regions with fences `swift sample=FILE region=NAME`.⟧"),
        ("benefits", "Benefits", "- ⟦A benefit⟧"), ("drawbacks", "Drawbacks", "- ⟦A drawback⟧"),
        ("when", "When to choose it", "⟦When to choose it, and when not.⟧"),
        ("conclusion", "Conclusion", "⟦One sentence to remember.⟧"),
    ]

    /// What pages in the language call a section. Where only one page does, its heading may be about that page alone.
    private func heading(_ section: String, or english: String) -> String {
        var counts: [String: Int] = [:]
        for page in index.pages.indices where index.pages[page].language == language {
            for (anchor, heading) in zip(index.anchors[page], index.pages[page].headings) where anchor.id == section {
                counts[heading.text, default: 0] += 1
            }
        }
        let known = counts.filter { !$0.key.isEmpty && !Placeholder.isLeft(in: $0.key) }
        guard let best = known.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return Placeholder.marking(english) }
        return best.value > 1 ? best.key : Placeholder.marking(best.key)
    }
}
