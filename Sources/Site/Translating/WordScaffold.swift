internal import Localization
internal import Models
internal import Parser

/// The words of a language that is to be translated: names of neutral values, and the words of the chrome with the plural
/// forms that its grammar asks for.
struct WordScaffold {
    private let source: Language?
    private let plurals: [PluralCategory]

    /// - Parameters:
    ///   - origin: The language whose words are to be translated.
    ///   - language: The new language.
    init(origin: LanguageTag, index: SiteIndex, language: LanguageTag) {
        source = index.position(of: origin).map { index.languages[$0] }
        plurals = PluralRules.categories(of: language)
    }

    /// The lines of front matter.
    var lines: [String] {
        names("families", source?.families) + names("actors", source?.actors) + names("traits", source?.traits)
            + ["interface:"] + InterfaceWord.allCases.flatMap(word)
    }

    /// A word that the origin's language lacks is translated from the tool's own.
    private func word(_ word: InterfaceWord) -> [String] {
        let forms = source?.words[word]
        let general = forms?[.other] ?? word.english
        guard word.isCounted else { return ["  \(word.rawValue): \(PageScaffold.placeholder(general))"] }
        return ["  \(word.rawValue):"]
            + plurals.map { "    \($0.rawValue): \(PageScaffold.placeholder(forms?[$0] ?? general))" }
    }

    /// `trait.value` stands as `value` below `trait`.
    private func names(_ key: String, _ names: [String: String]?) -> [String] {
        guard let names, !names.isEmpty else { return [] }
        var lines = ["\(key):"]
        var group: Substring?
        for (name, text) in names.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            let parts = name.split(separator: ".", maxSplits: 1)
            guard parts.count == 2 else {
                lines.append("  \(YAMLText.key(name)): \(PageScaffold.placeholder(text))")
                continue
            }
            if parts[0] != group { lines.append("  \(YAMLText.key(String(parts[0]))):") }
            group = parts[0]
            lines.append("    \(YAMLText.key(String(parts[1]))): \(PageScaffold.placeholder(text))")
        }
        return lines
    }
}
