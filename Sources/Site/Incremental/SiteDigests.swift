internal import Digest
internal import Localization
internal import Models
internal import SampleSource

/// Digests of what a site consists of, so that what a page shows of it can be told in a few bytes.
struct SiteDigests: Sendable {
    /// What every page shows: the tool's settings, the languages and their words.
    let chrome: Digest
    /// Which pages there are in which languages, and which assets.
    let structure: Digest
    /// `chrome`, `structure` and what all pages and patterns say of themselves: what lists are made of.
    let lists: Digest
    /// All that was read.
    let everything: Digest
    /// All that a page is judged by besides its own text and those of its other languages.
    let rules: Digest
    /// All that feeds show: `lists`, and when the site is published.
    let feeds: Digest
    /// For each language, all that its search is made of.
    let search: [Digest]
    /// For each page of the index: its bytes, its front matter, its headings as others see them.
    let content: [Digest]
    let front: [Digest]
    let anchors: [Digest]
    /// For each page of the index: its place among the records; `nil` for one that could not be read.
    let recordPlaces: [Int?]
    /// The bytes of each `pattern.yml`, by its path.
    let patterns: [String: Digest]
    /// For each asset, by its path in NFC: its stamp.
    let assets: [String: Digest]
    /// For each file of the samples, by its path.
    let samples: [String: Digest]

    init(of survey: SiteSurvey.Result, _ evidence: ContentEvidence, _ samples: SampleReading.Result) {
        let index = survey.index
        // By number, since to hand on facts and records costs more than to look at them.
        let records = survey.records
        let numbers = Dictionary(records.indices.map { (records[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
        let places = index.pages.indices.map { numbers[index.pages[$0].file] }
        recordPlaces = places
        let unread = Digest(of: [])
        content = places.map { $0.map { records[$0].content } ?? unread }
        front = places.map { $0.map { records[$0].front } ?? unread }
        anchors = Self.digests(of: index.anchors)
        patterns = evidence.patterns
        assets = evidence.assets
        self.samples = Dictionary(
            zip(samples.library.files.lazy.map(\.path), samples.digests), uniquingKeysWith: { first, _ in first })
        let outlines = places.map { $0.map { records[$0].outline } ?? unread }

        chrome = Self.chrome(of: survey, evidence)
        structure = Self.structure(of: index)
        let patternDigests = index.patterns.values.map(\.file).sorted().compactMap { evidence.patterns[$0] }
        lists = Self.digest([chrome, structure] + front + patternDigests)
        rules = Self.digest([lists, samples.digest] + outlines)
        let assetDigests = survey.assets.compactMap { evidence.assets[Normalization.canonical($0)] }
        feeds = Self.digest([lists, Self.digest(of: index.configuration.publication)])
        everything = Self.digest([feeds, rules] + content + assetDigests)
        search = Self.search(of: index, rules: rules, content)
    }

    /// The front matter, the outlines and the samples of the rules are more than is searched, but change seldom.
    private static func search(of index: SiteIndex, rules: Digest, _ content: [Digest]) -> [Digest] {
        index.languages.indices.map { language in
            var builder = DigestBuilder()
            builder.update(field: "search")
            builder.update(language)
            builder.update(rules)
            for entry in index.entries { if let page = entry.versions[language] { builder.update(content[page]) } }
            return builder.finalize()
        }
    }

    /// When the site is published.
    static func digest(of publication: Timestamp?) -> Digest { Digest(of: Array((publication?.description ?? "").utf8)) }

    static func digest(_ digests: [Digest]) -> Digest {
        var builder = DigestBuilder()
        builder.update(digests.count)
        for digest in digests { builder.update(digest) }
        return builder.finalize()
    }

    private static func digests(of pages: [[Anchor]]) -> [Digest] {
        var writer = StateWriter()
        return pages.map { anchors in
            for anchor in anchors {
                writer.write(anchor.id)
                writer.write(anchor.alias)
            }
            return Digest(of: writer.take())
        }
    }

    /// How the samples were verified.
    static func digest(of verification: Verification) -> Digest {
        guard case .passed(let evidence) = verification else { return Digest(of: []) }
        var writer = StateWriter()
        for text in [evidence.compiler, evidence.target, evidence.digest] { writer.write(text) }
        for test in evidence.tests {
            writer.write(test.name)
            writer.write(test.patterns)
        }
        return Digest(of: writer.bytes)
    }

    private static func chrome(of survey: SiteSurvey.Result, _ evidence: ContentEvidence) -> Digest {
        var builder = DigestBuilder()
        builder.update(evidence.configuration)
        builder.update(field: survey.index.configuration.baseURL ?? "")
        builder.update(survey.index.hasFeeds ? 1 : 0)
        for language in survey.index.languages {
            builder.update(field: language.tag.string)
            builder.update(survey.definitions[language.file] ?? Digest(of: []))
        }
        return builder.finalize()
    }

    private static func structure(of index: SiteIndex) -> Digest {
        var writer = StateWriter()
        for entry in index.entries {
            writer.write(entry.id.path)
            writer.write(index.pages[entry.origin].language.string)
            for page in entry.shown { writer.write(index.pages[page].language.string) }
            writer.write(UInt64(entry.versions.reduce(0) { $0 << 1 | ($1 == nil ? 0 : 1) }))
        }
        writer.write(index.assets.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        for (id, languages) in index.drafts.sorted(by: { $0.key < $1.key }) {
            writer.write(id.path)
            writer.write(languages.map(\.string).sorted())
        }
        return Digest(of: writer.bytes)
    }
}
