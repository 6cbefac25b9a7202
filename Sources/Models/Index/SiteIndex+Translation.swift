extension SiteIndex {
    /// The parts of a page that are translated one by one, in order.
    public func parts(of page: Int) -> [TranslatedPart] {
        let facts = pages[page]
        var parts: [TranslatedPart] = []
        if let digests = facts.digests {
            parts.append(TranslatedPart(key: TranslatedPart.front, place: .front, digest: digests.front))
            parts.append(TranslatedPart(key: TranslatedPart.introduction, place: .introduction, digest: digests.introduction))
            let anchors = anchors[page]
            for section in digests.sections where section.heading < anchors.count {
                let key = TranslatedPart.key(ofSection: anchors[section.heading].id)
                parts.append(TranslatedPart(key: key, place: .section(heading: section.heading), digest: section.digest))
            }
        }
        if facts.id == .home, let language = position(of: facts.language) { parts += languages[language].parts }
        return parts
    }

    /// How far a page keeps up with its origin; `nil` for a page that does not say that it is a translation, and for the
    /// origin itself.
    public func translationState(of page: Int) -> TranslationState? {
        guard let translation = pages[page].frontMatter.translation, let entry = entry(pages[page].id), entry.origin != page
        else { return nil }
        let places = Dictionary(parts(of: page).map { ($0.key, $0.place) }, uniquingKeysWith: { first, _ in first })
        var recorded = translation.sections
        var parts: [TranslationState.Part] = []
        for part in self.parts(of: entry.origin) {
            let place = places[part.key]
            let digest = recorded.removeValue(forKey: part.key)
            // A word that the language does not have is missing, which is told elsewhere, and not behind.
            if part.place == .words, place == nil { continue }
            let standing: TranslationState.Standing =
                switch digest {
                case part.digest?: .current
                case .some: .changed
                case nil: place == nil && !translation.sections.isEmpty ? .added : .unrecorded
                }
            parts.append(TranslationState.Part(key: part.key, standing: standing, origin: part.place, place: place))
        }
        // A word that nothing shows any more is nothing to translate.
        let removed = recorded.keys.filter { !TranslatedPart.isWords($0) }.sorted()
        parts += removed.map { TranslationState.Part(key: $0, standing: .removed, origin: nil, place: places[$0]) }
        return TranslationState(parts: parts)
    }
}

extension TranslatedPart {
    /// Whether a key is that of words.
    static func isWords(_ key: String) -> Bool { key.hasPrefix(interface) || names.contains(key) }
}
