import Testing

@testable import Search

struct WordScannerTests {
    /// The words of a text in the order in which they are met.
    private func words(_ text: String) -> [String] {
        var scanner = WordScanner()
        var table = TermTable()
        scanner.scan(Array(text.utf8).span, as: .body, into: &table)
        var words: [String] = []
        table.take().forEach { word, _ in words.append(String(decoding: table.vocabulary[word], as: UTF8.self)) }
        return words
    }

    @Test(arguments: [
        ("", []),
        ("  — … «» ", []),
        ("Учёт и отчёт.", ["Учёт", "и", "отчёт"]),
        ("l'architettura dell’app", ["l", "architettura", "dell", "app"]),
        ("ABC+++", ["ABC"]),
        ("C++ C# F#, page#anchor", ["C++", "C", "C#", "F#", "F", "page", "anchor"]),
        ("iOS 17", ["iOS", "i", "OS", "17"]),
        ("init(_:)", ["init"]),
        ("<img src=x onerror=alert(1)>", ["img", "src", "x", "onerror", "alert", "1"]),
        ("архи\u{AD}тектура", ["архитектура"]),
        ("é e\u{301}", ["é", "e\u{301}"]),
    ])
    func `B63: a text is cut into words`(text: String, expected: [String]) {
        #expect(words(text).map { Array($0.utf8) } == expected.map { Array($0.utf8) })
    }

    @Test(arguments: [
        ("UIViewController", ["UIViewController", "UI", "View", "ViewController", "Controller"]),
        ("ReactiveSwift.MutableProperty", ["ReactiveSwift", "Reactive", "Swift", "MutableProperty", "Mutable", "Property"]),
        ("view-model", ["view", "model", "viewmodel"]),
        ("view_model", ["view", "model", "viewmodel"]),
        ("MVVM-C", ["MVVM", "C", "MVVMC"]),
        ("-x-", ["x"]),
        ("--", []),
        ("utf8View", ["utf8View", "utf", "8", "8View", "View"]),
        ("ВидМодель", ["ВидМодель", "Вид", "Модель"]),
    ])
    func `B63: names of code are one word and their parts`(text: String, expected: [String]) {
        #expect(words(text) == expected)
    }

    @Test(arguments: [
        ("観察者", ["観察", "察者", "者"]),
        ("字", ["字"]),
        ("SwiftのサーバーUI", ["Swift", "のサ", "サー", "ーバ", "バー", "ー", "UI"]),
        ("แม่", ["แม", "ม่", "่"]),
        ("مرحبا بالعالم", ["مرحبا", "بالعالم"]),
        ("한국어 검색", ["한국어", "검색"]),
    ])
    func `B62: scripts without blanks are cut into pairs`(text: String, expected: [String]) {
        #expect(words(text).map { Array($0.utf8) } == expected.map { Array($0.utf8) })
    }

    @Test func `a word that is too long is kept by its beginning, in whole characters`() {
        let words = words("a" + String(repeating: "я", count: 1_000))
        #expect(words == ["a" + String(repeating: "я", count: 31)])
    }

    @Test func `bytes that are no text end a word`() {
        var scanner = WordScanner()
        var table = TermTable()
        scanner.scan([0x61, 0xFF, 0x62, 0xD0].span, as: .body, into: &table)
        #expect(table.vocabulary.count == 2)
    }
}
