import Localization
import Testing

@Suite struct PluralRulesTests {
    @Test(arguments: [
        ("hu", ["one", "other"]), ("it", ["one", "many", "other"]), ("ru", ["one", "few", "many", "other"]), ("ja", ["other"]),
        ("ar", ["zero", "one", "two", "few", "many", "other"]), ("lv", ["zero", "one", "other"]), ("xx", ["other"]),
    ])
    func `B66: knows the forms of a language in CLDR's order`(text: String, categories: [String]) throws {
        #expect(PluralRules.categories(of: try tag(text)).map(\.rawValue) == categories)
    }

    @Test(arguments: [
        ("ru", [1: "one", 21: "one", 101: "one", 1_000_001: "one"]),
        ("ru", [2: "few", 22: "few", 1_000_002: "few"]),
        ("ru", [0: "many", 5: "many", 11: "many", 12: "many", 25: "many", 111: "many", 1_000_000: "many"]),
        ("hu", [0: "other", 1: "one", 2: "other", 101: "other", 1_000_000: "other"]),
        ("it", [0: "other", 1: "one", 2: "other", 21: "other", 1_000_000: "many"]),
        ("pl", [1: "one", 2: "few", 5: "many", 22: "few", 112: "many"]),
        ("ar", [0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other", 1_003: "few"]),
        ("lv", [0: "zero", 1: "one", 10: "zero", 21: "one", 22: "other", 1_011: "zero"]),
        ("xx", [0: "other", 1: "other", 300: "other"]),
    ])
    func `B66: chooses the form for a number`(text: String, forms: [Int: String]) throws {
        let rules = PluralRules(try tag(text))
        for (number, form) in forms {
            #expect(rules.category(of: number).rawValue == form, "\(number)")
            #expect(rules.category(of: -number).rawValue == form, "\(-number)")
        }
    }

    @Test func `takes the largest numbers`() throws {
        let rules = PluralRules(try tag("ru"))
        #expect(rules.category(of: .max) == rules.category(of: -.max))
        #expect(rules.category(of: .min) == .many)
    }
}
