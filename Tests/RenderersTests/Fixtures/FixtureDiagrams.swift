import HTML
import Markup
import Models
@testable import Renderers
@testable import ViewModels

/// A text whose list is an interaction, and its picture.
struct FixtureDiagram {
    var title: String
    var markdown: String
    var actors: Set<String> = []
    var isRightToLeft = false

    /// The view of the text, with the steps read by a reading that is as simple as the fixtures are.
    var body: BodyView {
        var body = BodyView.fixture(
            markdown, language: isRightToLeft ? TextLanguage(language: "ar", isRightToLeft: true) : nil)
        let document = body.document
        let steps = document.nodes.indices.filter { document.nodes[$0].kind == .item }.map { item in
            let bold = document.nodes[item + 2].kind == .strong ? document.plainText(of: item + 2) : ""
            let names = bold.split(separator: " → ").map(String.init)
            return InteractionStep(
                arrow: names.count == 2 ? InteractionStep.Arrow(from: names[0], to: names[1]) : nil,
                line: Int(document.nodes[item].line))
        }
        body.diagram =
            DiagramShaper(
                document: document, steps: steps, actors: actors, title: title, isRightToLeft: isRightToLeft,
                words: FixtureLanguage.hungarian.chrome
            ).diagram()
        return body
    }

    func write(to html: inout HTMLWriter) {
        var renderer = BodyRenderer(body, in: .fixture(.hungarian, title: title))
        renderer.writeText(to: &html)
    }

    /// The text's source.
    var html: String {
        var html = HTMLWriter()
        write(to: &html)
        return String(decoding: html.bytes, as: UTF8.self)
    }

    static let ring = FixtureDiagram(
        title: "VIP",
        markdown: """
            1. **Felhasználó → Nézet** Műveletet végez: megnyitja a képernyőt, vagy megérint egy gombot.
            2. **Nézet → Interactor** A műveletből kérést készít (`Request`), és elküldi.
            3. **Interactor → Presenter** Feldolgozza a kérést, végrehajtja az üzleti logikát, az eredményt pedig válaszként
               (`Response`) küldi tovább.
            4. **Presenter → Nézet** A választ megjeleníthető adatokká (`ViewModel`) formázza, és átadja.
            5. **Nézet → Felhasználó** A kapott `ViewModel` szerint frissíti a felületet.
            """, actors: ["Felhasználó"])

    static let sequence = FixtureDiagram(
        title: "MVVM",
        markdown: """
            3. **View → View model** Si iscrive alle sue proprietà osservabili.
            4. **View model → View model** Prepara i dati.
            5. Fin qui non è successo nulla di visibile.
            6. **View model → View** Le notifica il cambiamento, e la view aggiorna l’interfaccia.
            """)

    static let outline = FixtureDiagram(
        title: "Redux",
        markdown: """
            1. **Представление → Действие** Нажатие становится действием.
            2. **Действие → Хранилище** Попадает в хранилище.
            3. **Хранилище → Хранилище** Вычисляет новое состояние; прежнее остаётся нетронутым.
            4. **Хранилище → Представление** Уведомляет.
            5. **Представление → Действие** И так далее.
            """)

    static let mirrored = FixtureDiagram(
        title: "MVVM",
        markdown: """
            1. **العرض → نموذج العرض** يحوّل الإجراء إلى طلب `Request` ويرسله.
            2. **نموذج العرض → العرض** يحدّث الواجهة.
            """, isRightToLeft: true)
}
