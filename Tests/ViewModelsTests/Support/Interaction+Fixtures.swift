import TestSupport
@testable import ViewModels

extension Interaction {
    /// An interaction told in lines: `A → B: text` is a message, everything else a remark.
    static func told(_ lines: String, actors: Set<String> = []) -> Interaction {
        var interaction = Interaction(actors: actors)
        for line in lines.split(separator: "\n") {
            guard let arrow = line.firstRange(of: " → "), let colon = line[arrow.upperBound...].firstRange(of: ": ") else {
                interaction.remark(String(line))
                continue
            }
            interaction.message(
                from: String(line[..<arrow.lowerBound]), to: String(line[arrow.upperBound..<colon.lowerBound]),
                text: String(line[colon.upperBound...]))
        }
        return interaction
    }

    /// The pattern whose data go round.
    static let vip = told(
        """
        Felhasználó → Nézet: Műveletet végez: megnyitja a képernyőt, vagy megérint egy gombot.
        Nézet → Interactor: A műveletből kérést készít (Request), és elküldi.
        Interactor → Presenter: Feldolgozza a kérést, végrehajtja az üzleti logikát, az eredményt pedig válaszként küldi tovább.
        Presenter → Nézet: A választ megjeleníthető adatokká (ViewModel) formázza, és átadja.
        Nézet → Felhasználó: A kapott ViewModel szerint frissíti a felületet.
        """, actors: ["Felhasználó"])

    /// A random interaction of up to eight participants and twenty steps, with words of many scripts, some of them endless.
    static func random(_ seed: Int) -> Interaction {
        var random = SeededGenerator(seed: UInt64(seed))
        let names = (0..<Int.random(in: 1...8, using: &random)).map { "\(text(1...3, &random)) \($0)" }
        var interaction = Interaction(actors: [names[0]])
        for _ in 0..<Int.random(in: 1...20, using: &random) {
            let text = text(0...24, &random)
            guard Int.random(in: 0..<8, using: &random) > 0, let from = names.randomElement(using: &random),
                let to = names.randomElement(using: &random)
            else {
                interaction.remark(text)
                continue
            }
            interaction.message(from: from, to: to, text: text)
        }
        return interaction
    }

    /// A random interaction that goes round, with visits from outside.
    static func randomRing(_ seed: Int) -> Interaction {
        var random = SeededGenerator(seed: UInt64(seed))
        let names = (0..<Int.random(in: 3...8, using: &random)).map { "\(text(1...2, &random)) \($0)" }
        var interaction = Interaction(actors: ["A látogató, akinek hosszú neve van"])
        if Bool.random(using: &random) {
            interaction.message(from: "A látogató, akinek hosszú neve van", to: names[0], text: text(0...24, &random))
        }
        for _ in 0..<Int.random(in: 1...2, using: &random) {
            for index in names.indices {
                interaction.message(from: names[index], to: names[(index + 1) % names.count], text: text(0...24, &random))
            }
        }
        if Bool.random(using: &random) {
            interaction.message(from: names[0], to: "A látogató, akinek hosszú neve van", text: text(0...24, &random))
        }
        return interaction
    }

    private static func text(_ count: ClosedRange<Int>, _ random: inout SeededGenerator) -> String {
        (0..<Int.random(in: count, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
    }

    private static let words = [
        "a", "és", "Nézet", "megfigyelhetőségi", "legösszetettebbfelhasználóifelület-tervezéseiteknek", "(Request),",
        "ViewModel;",
        "elkelkáposztásítottalanítottátok", "превысокомногорассмотрительствующий", "Представление", "Щекотливый,", "и", "— и",
        "UserViewControllerPresentationDelegate", "https://example.org/a/b/c?d=e&f=g", "<script>", "表示する。", "ユーザーインターフェイス",
        "操作からリクエスト（Request）を作成して送信する。", "المتفاعل", "الطلب،", "ผู้ใช้งานระบบ", "നിരീക്ഷണം", "👩‍👩‍👧‍👦", "e\u{301}a\u{308}\u{300}", "\u{301}",
        "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii", "1.5", "…", ".", "\u{A0}",
    ]
}
