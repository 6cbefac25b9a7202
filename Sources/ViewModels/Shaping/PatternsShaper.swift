internal import Localization
internal import Models
internal import SampleSource

/// Shapes the models of all patterns for programs.
struct PatternsShaper {
    let index: SiteIndex
    let samples: SampleLibrary
    let verification: Verification
    /// The digest of a sample's bytes, in hexadecimal digits.
    let digest: ([UInt8]) -> String
    private let names: [WordChooser]

    init(index: SiteIndex, samples: SampleLibrary, verification: Verification, digest: @escaping ([UInt8]) -> String) {
        self.index = index
        self.samples = samples
        self.verification = verification
        self.digest = digest
        names = index.languages.indices.map { WordChooser(index: index, position: $0) }
    }

    func view() -> PatternsView {
        PatternsView(
            baseURL: index.configuration.baseURL,
            languages: index.languages.map { PatternsView.Language(tag: $0.tag.string, name: $0.name) },
            evidence: evidence.map {
                PatternsView.Evidence(compiler: $0.compiler, target: $0.target, digest: $0.digest)
            },
            patterns: index.entries.compactMap { entry in index.patterns[entry.id].map { pattern(entry, $0) } })
    }

    private var evidence: Evidence? {
        if case .passed(let evidence) = verification { evidence } else { nil }
    }

    private func pattern(_ entry: PageEntry, _ pattern: Pattern) -> PatternsView.Pattern {
        PatternsView.Pattern(
            id: entry.id.path, order: pattern.order, family: pattern.family.map { name($0) { $0.family($1) } },
            alsoKnownAs: pattern.alsoKnownAs, related: pattern.related.map(\.path), traits: pattern.traits.map(trait),
            actors: pattern.actors.map { name($0) { $0.actor($1) } }, origin: index.pages[entry.origin].language.string,
            versions: entry.versions.compactMap { $0 }.map { version($0, of: entry) },
            samples: pattern.samples.map(files) ?? [],
            tests: pattern.samples.map { folder in evidence?.tests(of: folder).map(\.name) ?? [] } ?? [])
    }

    private func name(_ key: String, _ choose: (WordChooser, String) -> String) -> PatternsView.Name {
        PatternsView.Name(key: key, names: names.map { choose($0, key) })
    }

    private func trait(_ trait: Pattern.Trait) -> PatternsView.Trait {
        PatternsView.Trait(
            trait: name(trait.key) { $0.trait($1) }, value: name(trait.value) { $0.traitValue(trait.key, $1) })
    }

    private func files(below folder: String) -> [PatternsView.Sample] {
        samples.files(below: folder).map { PatternsView.Sample(path: $0.path, digest: digest($0.text)) }
    }

    private func version(_ page: Int, of entry: PageEntry) -> PatternsView.Version {
        let facts = index.pages[page]
        return PatternsView.Version(
            language: facts.language.string, state: state(page, of: entry), title: facts.frontMatter.title,
            description: facts.frontMatter.description, question: facts.frontMatter.question,
            page: OutputPath.page(entry.id, in: facts.language), twin: OutputPath.twin(entry.id, in: facts.language),
            components: index.components(of: page).map(\.name),
            interaction: index.steps(of: page).map { step in
                step.arrow.map { PatternsView.Arrow(from: $0.from, to: $0.to) }
            })
    }

    private func state(_ page: Int, of entry: PageEntry) -> String {
        if page == entry.origin { return "origin" }
        guard let state = index.translationState(of: page) else { return "unlinked" }
        return state.behind.isEmpty ? "current" : "behind"
    }
}
