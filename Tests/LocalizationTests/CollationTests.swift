import Localization
import Testing

@Suite struct CollationTests {
    @Test(arguments: [
        (
            "hu", "Zárt Ábra Alma Cukor Csap Dzsem Eper Élet Ózon Orr Öreg Szó Só Nyár Nulla Lyuk Tyúk Tó",
            "Ábra Alma Cukor Csap Dzsem Élet Eper Lyuk Nulla Nyár Orr Ózon Öreg Só Szó Tó Tyúk Zárt"
        ),
        ("ru", "Ёлка Ель Яма Ежевика Жук Еж Ёж", "Еж Ёж Ежевика Ёлка Ель Жук Яма"),
        ("sv", "ö z å a", "a z å ö"),
        ("xx", "b á a B", "a á b B"),
    ])
    func `B68: sorts as the language's dictionaries do`(text: String, words: String, sorted: String) throws {
        let collation = Collation(try tag(text))
        #expect(collation.sorted(words.split(separator: " ").map(String.init)) { $0 }.joined(separator: " ") == sorted)
    }

    @Test func `B68: orders by bytes what the language holds equal, whatever came first`() throws {
        let collation = Collation(try tag("hu"))
        let composed = "\u{E9}"
        let decomposed = "e\u{301}"
        #expect(collation.key(for: decomposed) < collation.key(for: composed))
        #expect(!(collation.key(for: composed) < collation.key(for: decomposed)))
        #expect(collation.key(for: composed) != collation.key(for: decomposed))
        let bytes = { (texts: [String]) in texts.map { Array($0.utf8) } }
        #expect(
            bytes(collation.sorted([composed, decomposed]) { $0 }) == bytes(collation.sorted([decomposed, composed]) { $0 }))
    }

    @Test func `orders a text before its continuation and the empty one first`() throws {
        let collation = Collation(try tag("it"))
        #expect(collation.sorted(["ab", "", "a b", "a"]) { $0 } == ["", "a", "a b", "ab"])
    }

    @Test func `bounds what it reads of a text`() throws {
        let collation = Collation(try tag("hu"))
        let marks = String(repeating: "\u{301}\u{323}", count: 100_000)
        #expect(collation.key(for: "a" + marks) < collation.key(for: "b" + marks))
    }
}
