import HTML
import Models
import Renderers
@testable import ViewModels

/// A page that has a golden.
struct FixturePage: Sendable {
    /// The golden's name without its ending.
    var name: String
    var write: @Sendable (inout HTMLWriter) -> Void

    /// The page's source.
    var html: String {
        var html = HTMLWriter()
        write(&html)
        return String(decoding: html.bytes, as: UTF8.self)
    }

    /// One of each kind, articles in every direction and script.
    static let all = [
        FixturePage(name: "article-hu") { PageRenderer.write(.hungarianArticle, to: &$0) },
        FixturePage(name: "article-ru-behind") { PageRenderer.write(.russianArticle, to: &$0) },
        FixturePage(name: "article-it-fallback") { PageRenderer.write(.italianFallback, to: &$0) },
        FixturePage(name: "article-ar") { PageRenderer.write(.arabicArticle, to: &$0) },
        FixturePage(name: "home-hu") { PageRenderer.write(.home, to: &$0) },
        FixturePage(name: "list-ru") { PageRenderer.write(.list, to: &$0) },
        FixturePage(name: "comparison-hu") { PageRenderer.write(.hungarianComparison, to: &$0) },
        FixturePage(name: "comparison-it-fallback") { PageRenderer.write(.italianComparison, to: &$0) },
        FixturePage(name: "interview-hu") { PageRenderer.write(.hungarianInterview, to: &$0) },
        FixturePage(name: "interview-ru-fallback") { PageRenderer.write(.russianInterview, to: &$0) },
        FixturePage(name: "chooser") { ChooserRenderer.write(.fixture, to: &$0) },
        FixturePage(name: "not-found") { NotFoundRenderer.write(.fixture, to: &$0) },
        FixturePage(name: "redirect") { RedirectRenderer.write(.fixture, to: &$0) },
        FixturePage(name: "diagram-hu-ring") { FixtureDiagram.ring.write(to: &$0) },
        FixturePage(name: "diagram-it-sequence") { FixtureDiagram.sequence.write(to: &$0) },
        FixturePage(name: "diagram-ru-outline") { FixtureDiagram.outline.write(to: &$0) },
        FixturePage(name: "diagram-ar-mirrored") { FixtureDiagram.mirrored.write(to: &$0) },
    ]
}

extension PageView {
    static var hungarianArticle: PageView {
        let body = BodyView.fixture(
            FixtureText.hungarian, listings: [.tested, .plain, .text, .tabs, .difference, .folder])
        var article = ArticleView.fixture("Model–View–ViewModel", body: body)
        article.description = "A nézet megfigyeli a nézetmodellt, a nézetmodell pedig nem tud a nézetről."
        article.question = "Mire való a nézetmodell, és miért nem ismerheti a nézetet?"
        article.alsoKnownAs = ["MVVM", "Presentation Model"]
        article.tags = [.fixture("adatkötés", "tags.html#adatkötés"), .fixture("UIKit", "tags.html#uikit")]
        article.evidence = .fixture
        article.related = [.fixture("VIP", "vip.html"), .fixture("Model–View–Presenter", "mvp.html", badge: .fixture)]
        article.previous = .fixture("Model–View–Controller", "mvc.html")
        article.next = .fixture("MVVM callback-kel", "mvvm-callbacks.html")
        return PageView(
            frame: .fixture(.hungarian, title: "Model–View–ViewModel", description: article.description),
            content: .article(article))
    }

    static var russianArticle: PageView {
        let body = BodyView.fixture(FixtureText.russian, listings: [.plain], notices: ["binding"])
        var article = ArticleView.fixture("Модель — представление — модель представления", body: body)
        article.next = .fixture("MVVM с замыканиями", "mvvm-callbacks.html")
        return PageView(frame: .fixture(.russian, title: article.title), content: .article(article))
    }

    static var italianFallback: PageView {
        let body = BodyView.fixture(
            FixtureText.hungarian, language: TextLanguage(language: "hu", isRightToLeft: false),
            listings: [.tested, .plain, .text, .tabs, .difference, .folder])
        var article = ArticleView.fixture("Model–View–ViewModel", body: body)
        article.question = "Mire való a nézetmodell?"
        article.fallback = ArticleView.FallbackNotice(
            text: "Questa pagina non è ancora stata tradotta. Stai leggendo l'originale (ungherese).",
            translateURL: "https://example.org/repository/new/main/mvvm")
        return PageView(
            frame: .fixture(.italian, title: article.title, fallbacks: ["it"]), content: .article(article))
    }

    static var arabicArticle: PageView {
        let body = BodyView.fixture(FixtureText.arabic, listings: [.tested, .folder])
        var article = ArticleView.fixture("نموذج العرض", body: body)
        article.alsoKnownAs = ["MVVM"]
        article.previous = .fixture("Model–View–Controller", "mvc.html")
        article.next = .fixture("VIP", "vip.html")
        return PageView(frame: .fixture(.arabic, title: article.title), content: .article(article))
    }

    static var home: PageView {
        let body = BodyView.fixture(
            """
            Minden oldal egy mintát mutat be, és minden kódrészlet egy olyan fájl szelete, amelyet ez a fordítás **lefordított
            és tesztelt**. A minták magyarul, olaszul és oroszul egyenrangúan olvashatók.

            ## Melyik mintát válasszam?

            Ha a választás nem nyilvánvaló, kezdje a legegyszerűbbel.
            """)
        let home = HomeView(
            title: "Minták, amelyek megtartják a programot",
            description: "Szoftverarchitektúra-minták, amelyeknek a kódja nem hazudhat.", fallback: nil, body: body,
            groups: [.modelView, .clean])
        return PageView(
            frame: .fixture(.hungarian, title: "Kezdőlap", page: "index", description: home.description),
            content: .home(home))
    }

    static var list: PageView {
        PageView(
            frame: .fixture(.russian, title: "Все страницы", page: "pages"),
            content: .list(ListView(title: "Все страницы", groups: [.modelView, .clean])))
    }
}

extension PageGroup {
    static let modelView = PageGroup(
        title: "Model–View", id: "model-view",
        pages: [
            Card(
                link: .fixture("Model–View–ViewModel", "mvvm.html"),
                description: "A nézet megfigyeli a nézetmodellt, a nézetmodell pedig nem tud a nézetről.",
                alsoKnownAs: ["MVVM", "Presentation Model"]),
            Card(
                link: .fixture("MVVM callback-kel", "mvvm-callbacks.html"),
                description: "Kötés könyvtár nélkül: a nézetmodell egy lezárást hív, amikor megváltozott.", alsoKnownAs: []),
            Card(link: .fixture("Model–View–Presenter", "mvp.html", badge: .fixture), description: nil, alsoKnownAs: ["MVP"]),
        ])

    static let clean = PageGroup(
        title: "Clean Architecture", id: "clean-architecture",
        pages: [
            Card(
                link: .fixture("View–Interactor–Presenter", "vip.html"),
                description: "Egyirányú kör: a nézet kér, az interaktor dönt, a prezenter megfogalmaz.", alsoKnownAs: ["VIP"])
        ])
}

extension ArticleView {
    static func fixture(_ title: String, body: BodyView) -> ArticleView {
        ArticleView(
            title: title, breadcrumbs: [.fixture("Model–View", "pages.html#model-view")], description: nil, question: nil,
            alsoKnownAs: [], tags: [], fallback: nil, contents: ContentsEntry.fixture(body), body: body, evidence: nil,
            related: [], previous: nil, next: nil)
    }
}

extension EvidenceView {
    static let fixture = EvidenceView(
        title: "Hogyan ellenőriztük ezt a kódot", summary: "Swift 6.3.1-gyel lefordítva erre: x86_64-unknown-linux-gnu",
        isVerified: true, testsTitle: "3 teszt sikerült",
        tests: [
            Test(name: "tapping the button greets the user"), Test(name: "a view that is gone is not kept alive"),
            Test(name: "the title is <none> & empty before the first fetch"),
        ], digestLabel: "A források ujjlenyomata", digest: "9b1e4077c0d13fa9", testSourceLabel: "A tesztek forrása",
        testSourceURL: "https://example.org/repository/Tests/SamplesTests")
}

extension ChooserView {
    static let fixture = ChooserView(
        siteTitle: "Pilaster",
        languages: FixtureLanguage.all.map {
            Choice(
                language: $0.tag, name: $0.name, isRightToLeft: $0.isRightToLeft, address: "\($0.tag)/index.html",
                invitation: $0.chrome[.chooseLanguage], siteTitle: $0.siteTitle)
        }, styleSheet: "site.css", favicon: "favicon.svg", canonicalURL: "https://example.org/",
        alternates: [FrameView.Alternate(language: "x-default", url: "https://example.org/")])
}

extension NotFoundView {
    static let fixture = NotFoundView(
        siteTitle: "Pilaster",
        languages: [
            Message(
                language: "hu", isRightToLeft: false, name: "magyar", title: "Nincs ilyen oldal",
                text: "Ezen a címen nincs oldal. Talán elköltözött, vagy elírás van a hivatkozásban.",
                homeAddress: "/docs/hu/index.html", homeLabel: "Kezdőlap",
                allPagesAddress: "/docs/hu/pages.html", allPagesLabel: "Az összes oldal"),
            Message(
                language: "ar", isRightToLeft: true, name: "العربية", title: "الصفحة غير موجودة",
                text: "لا توجد صفحة في هذا العنوان.",
                homeAddress: "/docs/ar/index.html", homeLabel: "الصفحة الرئيسية",
                allPagesAddress: "/docs/ar/pages.html", allPagesLabel: "كل الصفحات"),
        ], styleSheet: "/docs/site.css", favicon: "/docs/favicon.svg")
}

extension RedirectView {
    static let fixture = RedirectView(
        language: "hu", isRightToLeft: false, title: "Ez az oldal elköltözött", linkText: "Tovább az oldalra",
        address: "mvvm.html?a=1&b=\"2\"", canonicalURL: "https://example.org/hu/mvvm.html")
}
