extension SiteIndex {
    /// The components of a page: those of its section `components`.
    public func components(of page: Int) -> [Component] { section("components", of: page)?.components ?? [] }

    /// The steps of a page's interaction: those of its section `interaction`.
    public func steps(of page: Int) -> [InteractionStep] {
        pages[page].packed.traits.contains(.steps) ? section("interaction", of: page)?.steps ?? [] : []
    }

    private func section(_ id: String, of page: Int) -> SectionFacts? {
        let sections = pages[page].sections
        guard !sections.isEmpty else { return nil }
        let anchors = anchors[page]
        return sections.first { $0.heading < anchors.count && anchors[$0.heading].id == id }
    }

    /// The names that an arrow on a page may have at its ends: the components in order, then the actors in the order of
    /// `pattern.yml`, in the page's own language.
    public func participants(of page: Int) -> [String] {
        let facts = pages[page]
        let actors = pattern(of: facts.id)?.actors ?? []
        let names = position(of: facts.language).map { languages[$0].actors } ?? [:]
        return components(of: page).map(\.name) + actors.map { names[$0] ?? $0 }
    }
}
