internal import Localization
internal import Models

/// Chooses words and names for a language: its own, else those along its fallback chain.
struct WordChooser {
    private let chain: [Language]

    init(index: SiteIndex, position: Int) {
        let own = index.languages[position]
        let wanted = index.configuration.fallback[own.tag] ?? index.languages.map(\.tag)
        chain = [own] + wanted.compactMap { index.position(of: $0) }.filter { $0 != position }.map { index.languages[$0] }
    }

    /// An uncounted word, or a counted word's general form. The tool's English stands at the end of every chain.
    func word(_ word: InterfaceWord) -> String {
        for language in chain {
            if let text = language.words[word]?[.other] { return isolated(text, isRightToLeft: language.tag.isRightToLeft) }
        }
        return isolated(word.english, isRightToLeft: false)
    }

    /// A sentence that helps out and is read the other way, set apart so that its full stop stays at its end. Words get into
    /// texts and attributes, so this is done by characters. What ends in a letter or in what is put there needs none.
    ///
    /// Source: Unicode Standard Annex #9, section 2.4, “Explicit Directional Isolates”.
    private func isolated(_ text: String, isRightToLeft: Bool) -> String {
        guard isRightToLeft != chain[0].tag.isRightToLeft, let last = text.last, last.isPunctuation, last != "}" else {
            return text
        }
        return (isRightToLeft ? "\u{2067}" : "\u{2066}") + text + "\u{2069}"
    }

    /// The forms of a counted word. Where another language must help out, its own plural rules may differ: then its
    /// general form is used.
    func forms(_ word: InterfaceWord) -> PluralForms {
        if let own = chain[0].words[word] { return own }
        return PluralForms(self.word(word))
    }

    func family(_ key: String) -> String { chain.lazy.compactMap { $0.families[key] }.first ?? key }
    func trait(_ key: String) -> String { chain.lazy.compactMap { $0.traits[key + ".name"] ?? $0.traits[key] }.first ?? key }
    func traitValue(_ key: String, _ value: String) -> String {
        chain.lazy.compactMap { $0.traits["\(key).\(value)"] ?? $0.traits[value] }.first ?? value
    }
    /// A name with its language, where that is not the edition's.
    func name(_ choose: (Language) -> String?, or key: String) -> ComparisonView.TraitTable.Name {
        guard let position = chain.firstIndex(where: { choose($0) != nil }), let text = choose(chain[position]) else {
            return ComparisonView.TraitTable.Name(text: key)
        }
        let tag = chain[position].tag
        return ComparisonView.TraitTable.Name(
            text: text,
            language: position == 0 ? nil : TextLanguage(language: tag.string, isRightToLeft: tag.isRightToLeft))
    }

    func actor(_ key: String) -> String { chain.lazy.compactMap { $0.actors[key] }.first ?? key }
}
