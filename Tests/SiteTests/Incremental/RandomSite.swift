import TestSupport
/// A site as a bag of files, grown and changed at random.
struct RandomSite {
    var generator: SeededGenerator
    /// The pages by id and language.
    var pages: [String: [String: RandomPage]] = [:]
    /// All other files by path.
    var files: [String: String] = [:]
    var languages = ["hu", "ru"]

    /// A site with some pages, and more patterns than are ever compared on one page or fewer.
    init(seed: UInt64, pageCount: Int, hasManyPatterns: Bool = false) {
        generator = SeededGenerator(seed: seed)
        for language in languages { files["Content/index.\(language).md"] = home(language) }
        files["Content/site.yml"] = "base-url: https://e.example/\nlanguages: [hu, ru]\n"
        files["Sources/Samples/A/A.swift"] = "// snippet.one\nlet a = 1  // the first\n// snippet.end\nlet b = 2\n"
        files["Sources/Samples/A/B.swift"] = "let c = 3  // the third\n"
        for name in ["a/window.png", "a/window.ru.png", "b/plan.svg"] { files["Content/\(name)"] = name }
        for folder in ["a", "b", "c"] {
            files["Content/\(folder)/pattern.yml"] =
                "order: 1\nfamily: \(folder == "c" ? "one" : "two")\nactors: [user]\ntraits: {state: one}\n"
            addPage(folder)
        }
        for number in 0..<(hasManyPatterns ? 11 : 0) {
            files["Content/q\(number)/pattern.yml"] = "order: \(number)\nfamily: one\ntraits: {state: two}\n"
            addPage("q\(number)")
        }
        for number in 0..<pageCount { addPage("\(["a", "b", "c", "guides"][number % 4])/p\(number)") }
    }

    /// All files of the project, by path.
    var project: [String: String] {
        var project = files
        for (id, versions) in pages {
            for (language, page) in versions {
                // A pattern's own page stands in its folder.
                let path = id.contains("/") ? id : "\(id)/index"
                project["Content/\(path).\(language).md"] = page.markdown
            }
        }
        return project
    }

    func home(_ language: String, word: String = "Menu", text: String = "Szia.") -> String {
        let origin = language == "hu" ? "" : "translation: {of: hu}\n"
        return """
            ---
            name: \(language)
            title: Site \(language)
            interface: {menu: \(word) \(language), pattern-count: {one: "{count}", other: "{count}"}}
            families: {one: First, two: Second}
            actors: {user: User \(language)}
            \(origin)---

            \(text)

            """
    }

    mutating func addPage(_ id: String) {
        var versions: [String: RandomPage] = [:]
        let origin = generator.pick(languages)
        versions[origin] = page()
        for language in languages where language != origin && !generator.once(in: 3) {
            var translation = versions[origin] ?? page()
            translation.title += " (\(language))"
            translation.origin = generator.once(in: 4) ? nil : origin
            versions[language] = translation
        }
        pages[id] = versions
    }

    private mutating func page() -> RandomPage {
        var page = RandomPage(title: "Title \(generator.below(1000))")
        if generator.once(in: 2) { page.description = sentence() }
        if generator.once(in: 4) { page.tags = [generator.pick(["x", "y", "z"])] }
        if generator.once(in: 5) { page.question = "Why \(sentence())?" }
        if generator.once(in: 4) { page.order = generator.below(9) }
        page.sections = [
            RandomPage.Section(heading: "Components", id: "components", text: "- **View**: shows\n- **Model**: knows"),
            RandomPage.Section(heading: "Flow", id: "interaction", text: "1. **View → Model** asks\n2. **user → View** looks"),
            RandomPage.Section(heading: "Part \(generator.below(50))", id: nil, text: paragraph()),
        ]
        return page
    }

    mutating func sentence() -> String { "Sentence \(generator.below(1000)) of words." }

    /// Words that are searched in their own ways: inflected, quoted, behind a footnote, in a table, and known to few pages.
    mutating func searched() -> String {
        let word = "rétegek\(generator.below(20))"
        switch generator.below(4) {
        case 0: return "The \(word) and \"these words\".[^a]\n\n[^a]: A note of \(word)."
        case 1: return "The rétegeket and слои\(generator.below(3)).[^b][^b]\n\n[^b]: See [home](/index)."
        case 2: return "| \(word) | two |\n|---|---|\n| \(generator.below(9)) | words |"
        default: return "The \(word) of `\(word)Code`."
        }
    }

    /// A paragraph that may link to anything, whether it is there or not.
    mutating func paragraph() -> String {
        let ids = pages.keys.sorted() + ["nowhere"]
        switch generator.below(9) {
        case 0...2:
            let id = generator.pick(ids)
            // Most links lead somewhere, so that most sites can be published.
            guard id != "nowhere" || generator.once(in: 6) else { return sentence() }
            let fragment = generator.pick(["", "#components", "#part", "#part-\(generator.below(50))"])
            let known = pages[id]?.values.contains { $0.sections.contains { "#\($0.heading.lowercased())" == fragment } } ?? false
            let end = fragment.hasPrefix("#part") && !known && !generator.once(in: 5) ? "" : fragment
            return "See [it](/\(id)\(end))."
        case 3: return "![window](/a/window.png) and ![plan](/b/plan.svg)"
        case 4: return "```swift sample=A/A.swift region=one\nthe first => az első\n```"
        case 5: return "```swift sample=A/B.swift\n```\n\n```tree sample=A\n```"
        case 6: return "```swift\nlet x = 1\n```"
        case 7: return searched()
        default: return sentence()
        }
    }
}
