import Localization
import Models
import Reports
import Site
import Testing

/// Real translations, as their projects published them. What is said of them here was looked up in their files by hand.
@Suite struct `Published translations` {
    private static let covenant = Corpus.folder("contributor_covenant") != nil
    private static let versioning = Corpus.folder("semver.org") != nil

    private static func differences(_ project: TestProject) async throws -> [String: [String]] {
        let page = try #require(try await project.status().pages.first { $0.id != .home })
        let different = page.versions.filter { !$0.differences.isEmpty }.map { ($0.language.string, $0.differences) }
        return Dictionary(different, uniquingKeysWith: { first, _ in first })
    }

    @Test(.enabled(if: covenant)) func `one page in 33 languages: nothing is on record, and most lack an address`()
        async throws
    {
        let project = try TestProject(#require(try Corpus.covenant("1/4")).files)
        let page = try #require(try await project.status().pages.first { $0.id == PageID("code-of-conduct") })
        #expect(page.versions.count == 33)
        #expect(page.versions.filter { $0.standing == .unknown }.count == 32)
        // The origin's last line leads to answers to questions, which most translations do not have.
        let lost = "the section `attribution` has lost a link to another site"
        let lostTwice = "the section `attribution` has lost twice a link to another site"
        let unchanged = "ar bn bs el es fr hi id is it ja kn ko mk mr nl pt pt-BR ro ru sl sv tr uk zh-CN zh-TW".split(
            separator: " ")
        let differences = try await Self.differences(project)
        #expect(
            differences
                == Dictionary(uniqueKeysWithValues: unchanged.map { (String($0), [lost]) }).merging([
                    // Their translators do not link to the source either.
                    "de": [lostTwice], "he": [lostTwice],
                    // One heading has a `#` too few.
                    "fa-IR": [
                        "the headings have the levels 1 2 2 1 2 2 2, in the origin 1 2 2 2 2 2 2, and hardly any ids in common",
                        "the page has lost a link to another site",
                    ],
                ]) { $1 })
        #expect(try await project.build().published?.pages == 66)
        #expect(project.text("Output/fa-IR/code-of-conduct.html")?.contains("<html lang=\"fa-IR\" dir=\"rtl\">") == true)
        // `iw` is Hebrew's old name.
        #expect(project.text("Output/he/code-of-conduct.html")?.contains("<html lang=\"he\" dir=\"rtl\">") == true)
    }

    @Test(.enabled(if: covenant))
    func `a new edition of the origin names what it changed, and not what it broke anew into lines`() async throws {
        let old = try #require(try Corpus.covenant("2/0"))
        let project = try TestProject(old.files)
        let languages = try await project.status().languages.map(\.string).filter { $0 != "en" }
        for language in languages { _ = try await project.record("code-of-conduct", language) }
        let new = try #require(try Corpus.covenant("2/1")?.files["Content/code-of-conduct.en.md"])
        try project.write(new, to: "Content/code-of-conduct.en.md")
        let page = try #require(try await project.status("code-of-conduct").pages.first)
        for version in page.versions where version.standing != .origin {
            #expect(version.behind == ["our-pledge", "attribution"])
            #expect(version.unrecorded == [])
        }
        #expect(page.versions.count == 19)
    }

    @Test(.enabled(if: versioning)) func `a specification in eleven languages: four are of another edition, and six lost links`()
        async throws
    {
        let project = try TestProject(#require(try Corpus.versioning()).files)
        let differences = try await Self.differences(project)
        let editions = differences.filter { $0.value.contains { $0.contains("the headings have the levels") } }
        // These have the later edition's grammar and two more questions.
        #expect(editions.keys.sorted() == ["sr", "tr", "zh-CN", "zh-TW"])
        #expect(differences.keys.sorted() == ["ar", "fa", "hu", "pt-BR", "ru", "sl", "sr", "tr", "zh-CN", "zh-TW"])
        #expect(differences["hu"] == ["the section `a-riguardo` has lost 3 times a link to another site"])
        #expect(try await project.build().published?.pages == 22)
    }
}
