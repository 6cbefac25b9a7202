import Models
import Platform
import Reports
import Site
import Testing

@Suite struct `Incremental builds` {
    /// How many sequences of edits are tried; `PILASTER_SEQUENCES` asks for more.
    static let sequences = Environment.value("PILASTER_SEQUENCES").flatMap(Int.init) ?? 10
    private static let edits = 7

    @Test(arguments: 0..<sequences)
    func `after any edits the site is the one that a clean build makes`(seed: Int) async throws {
        // Every other site is so large that not every page lists all others.
        var random = RandomSite(seed: UInt64(seed), pageCount: seed % 2 == 0 ? 8 : 26, hasManyPatterns: seed % 3 == 0)
        let site = EditedSite(try TemporarySite([:]))
        try await site.compare(with: random.project, "seed \(seed), from nothing")
        for number in 0..<Self.edits {
            let last = random
            var names: [String] = []
            for _ in 0...random.generator.below(2) {
                let edit = random.generator.pick(RandomEdit.usual)
                random.apply(edit)
                names.append("\(edit)")
            }
            if random.generator.once(in: 6) { try site.spoilOutput(&random.generator) }
            let isPublished = try await site.compare(with: random.project, "seed \(seed), edit \(number): \(names)")
            // What authors broke they mend, so that most builds publish something.
            if !isPublished { (random.pages, random.files, random.languages) = (last.pages, last.files, last.languages) }
        }
    }

    @Test func `the code that many patterns have in common is right on all sides, as it comes and goes`() async throws {
        var random = RandomSite(seed: 1, pageCount: 0, hasManyPatterns: true)
        for id in random.pages.keys {
            for language in random.languages { random.pages[id]?[language]?.replaceText(with: "Words.") }
        }
        let site = EditedSite(try TemporarySite([:]))
        let sample = "```swift sample=A/A.swift region=one\n```"
        for (id, text) in [("a", sample), ("q0", sample), ("q1", "Words."), ("a", "Words."), ("q0", "Words.")] {
            for language in random.languages { random.pages[id]?[language]?.replaceText(with: text) }
            #expect(try await site.compare(with: random.project, "\(text) in \(id)"))
        }
        // Now the comparison is one page again.
        for id in ["q0", "q1"] {
            random.pages[id] = nil
            random.files["Content/\(id)/pattern.yml"] = nil
            #expect(try await site.compare(with: random.project, "without \(id)"))
        }
    }

    @Test func `patterns that become too heavy for one page stand apart, and together again when they are lighter`() async throws
    {
        var random = RandomSite(seed: 4, pageCount: 0)
        for id in random.pages.keys {
            for language in random.languages { random.pages[id]?[language]?.replaceText(with: "Words.") }
        }
        let site = EditedSite(try TemporarySite([:]))
        let language = try #require(random.pages["b"]?.keys.sorted().first)
        for words in [10, 9000, 9001, 20] {
            // In one language of one pattern; what stands there is much in little.
            let text = (0..<words).map { _ in "\(random.generator.below(1_000_000))" }.joined(separator: " ")
            random.pages["b"]?[language]?.sections.removeAll { $0.id == "benefits" }
            random.pages["b"]?[language]?.sections.append(RandomPage.Section(heading: "Good", id: "benefits", text: text))
            #expect(try await site.compare(with: random.project, "\(words) words"))
            #expect(site.has("hu/compare/a.js") == (words > 1000), "\(words) words")
            // An edit that the comparison does not show.
            random.pages["c"]?[language]?.replaceText(with: "\(words) words.")
            #expect(try await site.compare(with: random.project, "beside \(words) words"))
        }
    }

    @Test func `what is written in pages is drawn at once as a build draws it`() async throws {
        var random = RandomSite(seed: 1, pageCount: 26)
        let site = EditedSite(try TemporarySite([:]))
        #expect(try await site.compare(with: random.project, "from nothing"))
        for number in 0..<12 {
            let last = random
            for _ in 0...random.generator.below(2) { random.apply(random.generator.pick([.body, .searchedWords, .translation])) }
            let isPublished = try await site.compare(with: random.project, "edit \(number)")
            if !isPublished { random.pages = last.pages }
        }
        #expect(site.redraws > 12)
    }

    @Test func `a title is right on the pages before and after it, in another group, too`() async throws {
        var random = RandomSite(seed: 1, pageCount: 26)
        let ids = random.pages.keys.sorted()
        for (number, id) in ids.enumerated() {
            for language in random.languages {
                // So that a title changes no order, and no link leads nowhere.
                random.pages[id]?[language]?.order = number
                random.pages[id]?[language]?.replaceText(with: "Words.")
            }
        }
        let site = EditedSite(try TemporarySite([:]))
        #expect(try await site.compare(with: random.project, "from nothing"))
        let folders = Dictionary(grouping: ids) { $0.prefix { $0 != "/" } }.values
        for id in folders.flatMap({ [$0.first, $0.last] }).compactMap({ $0 }).sorted() {
            for language in random.languages { random.pages[id]?[language]?.title += "!" }
            try await site.compare(with: random.project, "the title of \(id)")
        }
    }
}
