@testable import ViewModels

extension PageView {
    /// Two patterns in the language of the page.
    static var hungarianComparison: PageView {
        let comparison = ComparisonView(
            title: "Összehasonlítás", introduction: "A minták egymás mellett.",
            table: .fixture(second: .fixture("VIP & barátai", "vip.html")), choice: "Melyik minták legyenek egymás mellett?",
            sides: [
                ComparisonView.Side(
                    link: .fixture("MVVM", "mvvm.html"), isChosen: true, language: nil,
                    parts: [
                        .text("Összetevők", "- **Nézet**: mutat.\n- **Modell**: <tud>, [ennyi](mvvm.html#a).\n"),
                        ComparisonView.Part(
                            title: "Együttműködés", isChromeTitle: false, notice: nil, content: .picture(.quoted)),
                        .text("Előnyök", "Sok.\n", notice: .fixture), nil,
                        .code(.interactor),
                    ]),
                ComparisonView.Side(
                    link: .fixture("VIP & barátai", "vip.html"), isChosen: false, language: nil,
                    parts: [
                        .text("Összetevők", "Semmi.\n"), nil, nil, .text("Hátrányok", "| a |\n|---|\n| b |\n"), .code(.callbacks),
                    ]),
            ])
        return PageView(
            frame: .fixture(.hungarian, title: comparison.title, page: "compare"), content: .comparison(comparison))
    }

    /// One of the patterns is not translated.
    static var italianComparison: PageView {
        let arabic = TextLanguage(language: "ar", isRightToLeft: true)
        let comparison = ComparisonView(
            title: "Confronto", introduction: "I pattern fianco a fianco.",
            table: .fixture(second: .fixture("نموذج", "vip.html", badge: LanguageBadge(language: "ar", label: "in arabo"))),
            choice: "Scegli i pattern",
            sides: [
                ComparisonView.Side(
                    link: .fixture("نموذج", "vip.html", badge: LanguageBadge(language: "ar", label: "in arabo")), isChosen: true,
                    language: arabic, parts: [.text("المكونات", "- **عرض**: `a`\n", language: arabic), .code(.interactor)])
            ])
        return PageView(
            frame: .fixture(.italian, title: comparison.title, page: "compare"), content: .comparison(comparison))
    }

    static var hungarianInterview: PageView {
        .interview(
            .hungarian, "Interjúkérdések",
            InterviewView.Question(
                question: "Mi a <nézet>?", link: .fixture("MVVM", "mvvm.html"), description: "Az, ami látszik.",
                answer: .fixture("Amit a *felhasználó* lát. [Tovább](mvvm.html#a)\n"), notices: [.fixture]),
            InterviewView.Question(
                question: "Mi a modell?", link: .fixture("VIP", "vip.html"), description: nil, answer: nil, notices: []))
    }

    /// The question is not translated.
    static var russianInterview: PageView {
        let hungarian = TextLanguage(language: "hu", isRightToLeft: false)
        return .interview(
            .russian, "Вопросы",
            InterviewView.Question(
                question: "Mi a nézet?", language: hungarian,
                link: .fixture("MVVM", "mvvm.html", badge: LanguageBadge(language: "hu", label: "на венгерском")),
                description: "Az, ami látszik.", answer: .fixture("Amit a felhasználó lát.\n", language: hungarian), notices: []))
    }

    private static func interview(
        _ language: FixtureLanguage, _ title: String, _ questions: InterviewView.Question...
    ) -> PageView {
        let interview = InterviewView(
            title: title, introduction: "?", groups: [InterviewView.Group(title: "MVVM", id: "mvvm", questions: questions)])
        return PageView(frame: .fixture(language, title: title, page: "interview"), content: .interview(interview))
    }
}

extension ComparisonView.TraitTable {
    fileprivate static func fixture(second: FrameView.NavigationLink) -> ComparisonView.TraitTable {
        ComparisonView.TraitTable(
            caption: "Szempontok", label: "Görgethető táblázat", corner: "Szempont",
            columns: [.pattern(.fixture("MVVM", "mvvm.html")), .pattern(second)],
            rows: [
                Row(heading: .trait(Name(text: "Adatáramlás")), cells: [Name(text: "két irányban"), Name(text: "<körbe>")]),
                Row(
                    heading: .trait(Name(text: "Kötés")),
                    cells: [nil, Name(text: "بروتوكول", language: TextLanguage(language: "ar", isRightToLeft: true))]),
            ])
    }
}

extension ComparisonView.Part {
    fileprivate static func text(
        _ title: String, _ markdown: String, language: TextLanguage? = nil, notice: HeadingView.BehindNotice? = nil
    ) -> ComparisonView.Part {
        ComparisonView.Part(
            title: title, isChromeTitle: false, notice: notice, content: .text(.fixture(markdown, language: language)))
    }

    fileprivate static func code(_ code: ListingView.Code) -> ComparisonView.Part {
        ComparisonView.Part(
            title: "Kód: load", isChromeTitle: true, notice: nil,
            content: .listing(ListingView(content: .code(code), status: .tested(label: "lefordítva"))))
    }
}

extension HeadingView.BehindNotice {
    fileprivate static let fixture = HeadingView.BehindNotice(
        text: "Az eredeti megváltozott.", linkText: "Az eredeti", address: "../it/mvvm.html#a")
}

extension DiagramView {
    /// A picture on another page than its list's.
    fileprivate static var quoted: DiagramView {
        guard var diagram = FixtureDiagram.ring.body.diagram else {
            return DiagramView(title: "", description: "", list: 0, steps: [], tall: DiagramPicture())
        }
        diagram.address = "vip.html"
        diagram.wide = nil
        return diagram
    }
}
