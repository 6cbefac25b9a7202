/// A way in which an author changes a site.
enum RandomEdit: CaseIterable {
    case nothing, body, searchedWords, conclusion, heading, title, description, question, tags, order, redirect, draft,
        translation
    case rename, delete, addPage, addVersion, deleteVersion
    case addLanguage, deleteLanguage, word, homeText
    case pattern, deletePattern, site, sample, deleteSample, asset, variant, deleteAsset, brokenLink, brokenYAML

    /// What authors do most stands here several times.
    static let usual: [RandomEdit] = allCases + [.body, .heading, .title, .title, .title, .description, .order, .order]
}

extension RandomSite {
    /// Changes the site in one way.
    mutating func apply(_ edit: RandomEdit) {
        switch edit {
        case .nothing: break
        case .body: change { $0.replaceText(with: $1.paragraph()) }
        case .searchedWords: change { $0.replaceText(with: $1.searched()) }
        case .conclusion:
            // The part of a page that the list of all questions quotes.
            change { page, site in
                page.sections.removeAll { $0.id == "conclusion" }
                guard !site.generator.once(in: 3) else { return }
                page.sections.append(RandomPage.Section(heading: "End", id: "conclusion", text: site.paragraph()))
            }
        case .heading:
            change { page, site in
                guard !page.sections.isEmpty else { return }
                let section = site.generator.below(page.sections.count)
                page.sections[section].heading = "Part \(site.generator.below(50))"
            }
        case .title: change { $0.title = "Title \($1.generator.below(1000))" }
        case .description: change { $0.description = $1.generator.once(in: 3) ? nil : $1.sentence() }
        case .question: change { $0.question = $1.generator.once(in: 3) ? nil : $1.sentence() }
        case .tags: change { $0.tags = $1.generator.once(in: 2) ? [] : [$1.generator.pick(["x", "y", "z", "új"])] }
        case .order: change { $0.order = $1.generator.once(in: 3) ? nil : $1.generator.below(9) }
        case .redirect: change { $0.redirects = $1.generator.once(in: 2) ? [] : ["old\($1.generator.below(5))"] }
        case .draft: change { page, _ in page.isDraft.toggle() }
        case .translation:
            change { $0.digests = ["components": "g\(1_000_000 + $1.generator.below(1000))", "front": "g1234567"] }
        case .rename: rename()
        case .delete: if pages.count > 6 { pages[anyPage()] = nil }
        case .addPage: addPage("\(generator.pick(["a", "b", "guides", "new"]))/n\(generator.below(100))")
        case .addVersion:
            let id = anyPage()
            let missing = languages.first { pages[id]?[$0] == nil }
            let version = pages[id]?.sorted { $0.key < $1.key }.first?.value
            if let missing { pages[id]?[missing] = version }
        case .deleteVersion:
            let id = anyPage()
            if let version = pages[id]?.keys.sorted().first, pages[id]?.count ?? 0 > 1 { pages[id]?[version] = nil }
        default: applyToFiles(edit)
        }
    }

    private mutating func applyToFiles(_ edit: RandomEdit) {
        switch edit {
        case .addLanguage:
            guard let tag = ["it", "ar", "pt-BR"].first(where: { !languages.contains($0) }) else { return }
            languages.append(tag)
            files["Content/index.\(tag).md"] = home(tag)
        case .deleteLanguage:
            guard languages.count > 2, let tag = languages.popLast() else { return }
            files["Content/index.\(tag).md"] = nil
            for id in pages.keys { pages[id]?[tag] = nil }
            pages = pages.filter { !$0.value.isEmpty }
        case .word:
            let language = generator.pick(languages)
            files["Content/index.\(language).md"] = home(language, word: "Menu \(generator.below(100))")
        case .homeText:
            let language = generator.pick(languages)
            files["Content/index.\(language).md"] = home(language, text: paragraph())
        case .pattern:
            let related = generator.once(in: 2) ? "related: [\(anyPage())]\n" : ""
            let samples = generator.once(in: 2) ? "samples: A\n" : ""
            let names = generator.once(in: 2) ? "also-known-as: [N\(generator.below(9))]\n" : ""
            let neutral = "order: \(generator.below(5))\nfamily: \(generator.pick(["one", "two", "three"]))\nactors: [user]\n"
            let traits =
                generator.once(in: 2)
                ? "traits: {state: \(generator.pick(["one", "two"])), size: \(generator.pick(["s", "m"]))}\n" : ""
            files["Content/\(generator.pick(["a", "b", "c"]))/pattern.yml"] = neutral + related + samples + names + traits
        case .deletePattern: files["Content/\(generator.pick(["a", "b", "c"]))/pattern.yml"] = nil
        case .site: changeConfiguration()
        case .sample:
            files["Sources/Samples/A/A.swift"] =
                "// snippet.one\nlet a = 1  // the first\n// snippet.end\nlet b = \(generator.below(9))  // \(sentence())\n"
        case .deleteSample: files["Sources/Samples/A/C.swift"] = files["Sources/Samples/A/C.swift"] == nil ? "let d = 4\n" : nil
        case .asset: files["Content/a/window.png"] = "w\(generator.below(9))"
        case .variant: files["Content/b/plan.\(generator.pick(languages)).svg"] = picture()
        case .deleteAsset: files["Content/b/plan.\(generator.pick(languages)).svg"] = nil
        case .brokenLink: change { $0.replaceText(with: "[x](/nowhere\($1.generator.below(9)))") }
        case .brokenYAML: change { page, _ in page.title = "\\q" }
        default: break
        }
    }

    private mutating func changeConfiguration() {
        let order = generator.once(in: 2) ? "[hu, ru]" : "[ru, hu]"
        let lines = [
            "languages: \(order)", "title: T\(generator.below(9))", "base-url: https://e.example/\(generator.below(3))/",
            "repository: https://r.example/\(generator.below(3))", "raw-html: allow", "severity: {missing-translation: off}",
            "fallback: {hu: [ru]}", "search: false",
        ]
        files["Content/site.yml"] = lines.filter { _ in generator.once(in: 2) }.map { $0 + "\n" }.joined()
    }

    /// A picture whose size is shown beside it, or one that does not tell its size.
    private mutating func picture() -> String {
        generator.once(in: 3)
            ? "v\(generator.below(9))"
            : "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(10 + generator.below(9))\" height=\"20\"></svg>"
    }

    private mutating func rename() {
        let id = anyPage()
        guard id.contains("/"), let versions = pages.removeValue(forKey: id) else { return }
        pages["\(generator.pick(["a", "b", "guides"]))/r\(generator.below(100))"] = versions
    }

    mutating func anyPage() -> String { generator.pick(pages.keys.sorted()) }

    private mutating func change(_ change: (inout RandomPage, inout RandomSite) -> Void) {
        let id = anyPage()
        let language = generator.pick((pages[id] ?? [:]).keys.sorted())
        guard var page = pages[id]?[language] else { return }
        change(&page, &self)
        pages[id]?[language] = page
    }
}

extension RandomPage {
    mutating func replaceText(with text: String) {
        guard let last = sections.indices.last else { return }
        sections[last].text = text
    }
}
