import Testing

@testable import ViewModels

@Suite struct `The gist of a step` {
    @Test func `is the whole text where there is room, without the full stop of a single sentence`() {
        #expect(Gist.label("Megmutatja a listát.", width: 200) == ["Megmutatja a listát"])
        #expect(Gist.label("Kész. Vége.", width: 200) == ["Kész. Vége."])
        #expect(Gist.label("Kész?", width: 200) == ["Kész?"])
    }

    @Test func `has lines that are about as long as each other`() {
        #expect(
            Gist.label("Feliratkozik a megfigyelhető tulajdonságaira.", width: 250) == [
                "Feliratkozik a megfigyelhető", "tulajdonságaira",
            ])
        #expect(Gist.label("aaaa bbbb cccc dddd eeee ffff", width: 190) == ["aaaa bbbb cccc", "dddd eeee ffff"])
    }

    @Test func `may take a fourth line for the whole`() {
        let lines = Gist.label("Ricarica la tabella, e per farlo chiede il numero delle righe e il testo.", width: 150)
        #expect(lines.count == 4)
        #expect(lines.last?.hasSuffix("testo") == true)
    }

    @Test(arguments: [
        (
            "Feldolgozza a kérést, végrehajtja az üzleti logikát, az eredményt pedig válaszként (Response) küldi tovább.",
            "Feldolgozza a kérést, végrehajtja az üzleti logikát…"
        ),
        (
            "Обрабатывает запрос, выполняет бизнес-логику; затем отправляет результат дальше по цепочке получателей, и ещё.",
            "Обрабатывает запрос, выполняет бизнес-логику…"
        ),
        (
            "Kér valamit (ha kell, akkor kettőt, ha nem, semmit) az adatok őrétől, aki válaszol vagy éppen nem válaszol neki.",
            "Kér valamit (ha kell, akkor kettőt, ha nem, semmit) az adatok őrétől…"
        ),
        (
            "Elindul a 1.5-ös változat – a régi, 1,4-es pedig vele együtt marad a helyén, amíg csak lehet, és még azután is.",
            "Elindul a 1.5-ös változat – a régi, 1,4-es pedig vele együtt marad a helyén…"
        ),
    ])
    func `ends with a clause, or else with a word`(text: String, gist: String) {
        #expect(Gist.label(text, width: 200).joined(separator: " ") == gist)
    }

    @Test func `has no comma before an ellipsis`() {
        let text = "Kér valamit (egyet, kettőt, hármat, négyet, ötöt, hatot, hetet, nyolcat, kilencet, tízet, százat, ezret)."
        for width in stride(from: 90.0, through: 190, by: 5) {
            let last = Gist.label(text, width: width).last ?? ""
            #expect(last.hasSuffix("…") && !last.hasSuffix(",…"))
        }
    }

    @Test func `of Japanese breaks between letters, but not before what closes`() {
        let lines = Gist.label("操作からリクエスト（Request）を作成して送信する。", width: 130)
        #expect(lines.joined() == "操作からリクエスト（Request）を作成して送信する")
        #expect(lines.count > 1)
        #expect(lines.allSatisfy { !$0.hasPrefix("）") && !$0.hasSuffix("（") })
    }

    @Test func `hyphenates a word that no line holds, and an identifier at its humps`() {
        #expect(Gist.name("Megfigyelhetőségikövetelmény", width: 150) == ["Megfigyelhetős-", "égikövetelmény"])
        #expect(Gist.name("UserViewController", width: 100) == ["UserView", "Controller"])
        #expect(Gist.name("Felhasználó-kezelő", width: 130) == ["Felhasználó-", "kezelő"])
    }

    @Test func `does not part a letter from its marks`() {
        let lines = Gist.name(String(repeating: "e\u{301}", count: 40), width: 60)
        #expect(lines.allSatisfy { $0.unicodeScalars.first == "e" })
    }

    @Test func `of nothing is nothing`() {
        #expect(Gist.label("", width: 100) == [])
        #expect(Gist.label(" \n ", width: 100) == [])
        #expect(Gist.label(".", width: 100) == ["."])
    }

    @Test func `of an endless text takes no longer than of its beginning`() {
        let lines = Gist.label(String(repeating: "ha kell, ", count: 200_000), width: 200)
        #expect(lines.count <= 3)
        #expect(lines.last?.hasSuffix("…") == true)
    }

    @Test(arguments: 0..<200)
    func `is never wider than the room, and never empty`(seed: Int) {
        for step in Interaction.random(seed).steps where !step.text.allSatisfy(\.isWhitespace) {
            for width in [60.0, 120, 300] {
                let lines = Gist.label(step.text, width: width)
                #expect(lines.count <= 4)
                #expect(TextMeasure.label.width(of: lines) <= width)
                #expect(!lines.isEmpty)
            }
        }
    }
}
