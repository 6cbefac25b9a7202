import HTML
import Testing

/// `~` stands for a no-break space, `^` for a word joiner.
@Suite struct `Prose` {
    private func prose(_ text: String) -> String {
        written { $0.prose(text) }.replacing("\u{A0}", with: "~").replacing("\u{2060}", with: "^")
    }

    @Test(arguments: [
        ("A modell a nézet", "A~modell a~nézet"), ("С кодом в файле", "С~кодом в~файле"), ("è così e poi", "è~così e~poi"),
        ("s a h a l", "s~a~h~a~l"), ("az egy én", "az egy én"), ("a", "a"), ("a ", "a~"), (" a ", " a~"), ("b) a c", "b) a~c"),
        ("1 a 2 b", "1 a~2 b"), ("2 × 3 ÷ 4", "2 × 3 ÷ 4"), ("x < y & z", "x &lt; y &amp; z"), ("a  b", "a  b"),
        ("a (b) a \"b\"", "a~(b) a~\"b\""), ("", ""), ("a „b” x → y", "a~„b” x → y"),
        ("وَ و كتاب", "وَ و~كتاب"),
    ])
    func `keeps a word of one letter with the next one`(text: String, html: String) {
        #expect(prose(text) == html)
    }

    @Test(arguments: [
        ("Модель — это", "Модель~— это"), ("egy – kettő", "egy~– kettő"), ("1–2", "1–2"), ("x —", "x~—"), ("— Да", "— Да"),
        ("a —b", "a~—b"), ("és … majd", "és … majd"), ("и — а", "и~— а"),
    ])
    func `begins no line with a dash`(text: String, html: String) {
        #expect(prose(text) == html)
    }

    @Test(arguments: [
        ("iOS 13-tól", "iOS 13-^tól"), ("3-й, 5\u{A0}%-os", "3-^й, 5~%-^os"), ("(2005-ben)", "(2005-^ben)"),
        ("1,5-szer", "1,5-^szer"),
        ("1-2", "1-2"), ("UTF-8-as", "UTF-8-as"), ("a/1-b", "a/1-b"), ("x1-y", "x1-y"), ("-a", "-a"), ("13-", "13-"),
        ("13- a", "13- a"),
        ("https://e.example/2-a", "https://e.example/2-a"), ("MVVM-C", "MVVM-C"),
    ])
    func `keeps what is joined to a number`(text: String, html: String) {
        #expect(prose(text) == html)
    }

    @Test(arguments: [(" a ", " a~"), (" я ", " я~"), (" — ", "~— "), (" 1-b", " 1-^b"), ("<a ", "&lt;a ")])
    func `does so wherever it stands among sixteen bytes`(sign: String, html: String) {
        for place in 0..<40 {
            let before = String(String(repeating: "bcdefghijklmnopqrstuvwxyz", count: 2).prefix(place + 2))
            #expect(prose(before + sign + "űmm") == before + html + "űmm")
        }
    }

    @Test(arguments: [
        ("egy a", "ház", "~"), ("в", "доме", "~"), ("egy", "ház", "\n"), ("", "ház", "\n"), ("x1", "a", "\n"), ("(a", "b", "\n"),
        ("é", "", "~"), ("né", "", "\n"), ("x", ":::", "\n"), ("a", "„b”", "~"),
    ])
    func `ends no line of a source behind a word of one letter`(text: String, next: String, html: String) {
        let source = written { $0.softBreak(after: Array(text.utf8).span, before: Array(next.utf8).span) }
        #expect(source.replacing("\u{A0}", with: "~") == html)
    }
}
