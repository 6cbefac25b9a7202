import Models
import Testing

@testable import Search

struct SearchIndexTests {
    @Test func `B64: only pages in the readers' language can be found`() throws {
        var site = SmallSite(["hu", "ru"])
        try site.add("a", "hu", title: "Alma")
        try site.add("a", "ru", title: "Яблоко")
        try site.add("b", "hu", title: "Barack")
        #expect(try site.index(0).pages.map(\.path) == ["a", "b"])
        #expect(try site.index(1).pages.map(\.path) == ["a"])
        #expect(DecodedIndex(try site.index(1).shards).pages(of: "barack") == [])
    }

    @Test func `the names, tags and headings of other languages lead to the page, after its own`() throws {
        var site = SmallSite(["hu", "it"])
        try site.add("a", "hu", title: "Megfigyelő", "Szöveg.")
        try site.add("a", "it", title: "Osservatore", tags: ["comportamento"], "## Vantaggi\n\nTesto.\n", names: ["Observer"])
        try site.add("b", "hu", title: "Osservatore")
        let index = DecodedIndex(try site.index(0).shards)
        #expect(index.pages(of: "osservatore") == [0, 1])
        #expect(index.level(of: "osservatore", on: 0) < index.level(of: "osservatore", on: 1))
        #expect(index.pages(of: "comportamento") == [0])
        #expect(index.pages(of: "vantaggi") == [0])
        #expect(index.pages(of: "observer") == [0])
        #expect(index.pages(of: "testo") == [])
        // The stem is that of the word's own language.
        #expect(index.classes.first { $0.forms.contains { $0.word == "comportamento" } }?.start == "comport")
    }

    @Test func `B62: a word is found without the article that is written together with it`() throws {
        var site = SmallSite(["ar", "hu"])
        try site.add("a", "ar", title: "المراقب", "والمراقب يعرف.")
        try site.add("b", "ar", title: "مراقب")
        try site.add("c", "ar", title: "النموذج")
        try site.add("c", "hu", title: "Modell")
        let index = DecodedIndex(try site.index(0).shards)
        #expect(index.pages(of: "مراقب") == [0, 1])
        #expect(index.level(of: "مراقب", on: 0) < index.level(of: "مراقب", on: 1))
        #expect(index.pages(of: "المراقب") == [0])
        #expect(index.pages(of: "نموذج") == [2])
        // Readers of another language find it by the same words.
        #expect(DecodedIndex(try site.index(1).shards).pages(of: "نموذج") == [0])
    }

    @Test func `stems that words begin with are no words of their own`() throws {
        var site = SmallSite(["hu", "it", "ru"])
        try site.add("a", "hu", title: "Alkalmazások", "rétegekben és felhasználóknak")
        try site.add("b", "it", title: "Applicazioni", "precipitevolissimevolmente le modularità")
        try site.add("c", "ru", title: "Приложения", "объектами и взаимодействием")
        for language in 0..<3 {
            #expect(DecodedIndex(try site.index(language).shards).classes.flatMap(\.forms).count == 4)
        }
    }

    @Test func `a word weighs by where it stands`() throws {
        var site = SmallSite(["hu"])
        try site.add("a", "hu", title: "Rangsor")
        try site.add("b", "hu", title: "Egy hosszabb cím a rangsor szóval")
        try site.add("c", "hu", tags: ["rangsor"])
        try site.add("d", "hu", "## Rangsor\n")
        try site.add("e", "hu", "Rangsor, rangsor, rangsor.\n")
        try site.add("f", "hu", "Rangsor.\n")
        try site.add("g", "hu", "A `NagyRangsor` része.\n")
        try site.add("h", "hu", "```\nrangsor\n```\n")
        let index = DecodedIndex(try site.index().shards)
        let levels = (0..<8).map { index.level(of: "rangsor", on: $0) }
        #expect(levels[0] > levels[1])
        #expect(levels[1] >= levels[2])
        #expect(levels[2] >= levels[3])
        #expect(levels[3] > levels[4])
        #expect(levels[4] > levels[5])
        #expect(levels[5] > levels[6])
        #expect(levels[6] >= levels[7])
        #expect(levels[7] >= 0)
    }

    @Test func `of a word that nearly all of many pages hold the best pages stay`() throws {
        var site = SmallSite(["hu"])
        for page in 100..<300 { try site.add("\(page)", "hu", title: page == 250 ? "Az" : "Cím", "az és\(page)") }
        let index = DecodedIndex(try site.index().shards)
        let form = index.classes.flatMap(\.forms).first { $0.word == "az" }
        #expect(form?.isCommon == true)
        #expect(form?.postings.count == ShardCutter.keptPostings)
        #expect(form?.postings.contains { $0[0] == 150 } == true)
        #expect(index.pages(of: "es250") == [150])
    }

    @Test func `a large index is cut into shards that are in order`() throws {
        var site = SmallSite(["ru"])
        for page in 0..<40 {
            try site.add("\(page)", "ru", (0..<400).map { "слово\(page)х\($0)" }.joined(separator: " "))
        }
        let shards = try site.index().shards
        #expect(shards.count > 3)
        #expect(shards.dropLast().allSatisfy { $0.text.utf8.count < ShardCutter.shardSize + 1_024 })
        #expect(shards.map(\.first) == shards.map(\.first).sorted())
        for shard in shards { #expect(DecodedIndex([shard]).classes.first?.start == shard.first) }
    }

    @Test func `B62: a site without pages or words has an empty index`() throws {
        #expect(try SmallSite(["hu"]).index().shards.isEmpty)
    }
}
