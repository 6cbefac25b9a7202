import Models
import ViewModels

/// A language of the site that the goldens are pages of.
struct FixtureLanguage {
    var tag: String
    var name: String
    var siteTitle: String
    var isRightToLeft = false
    var words: [InterfaceWord: String]

    var chrome: Words { Words { words[$0] ?? $0.english } }

    static let all = [hungarian, italian, russian, arabic]

    static let hungarian = FixtureLanguage(
        tag: "hu", name: "Magyar", siteTitle: "Architektúraminták",
        words: [
            .skipToContent: "Ugrás a tartalomra", .menu: "Menü", .navigation: "Minták", .breadcrumb: "Útvonal",
            .language: "Nyelv", .onThisPage: "Ezen az oldalon", .previous: "Előző", .next: "Következő",
            .permalink: "Hivatkozás erre a szakaszra", .allPages: "Minden oldal", .editPage: "Az oldal szerkesztése",
            .madeWith: "Készült a Pilasterrel", .alsoKnownAs: "Más néven", .question: "Interjúkérdés",
            .related: "Rokon minták", .tags: "Címkék", .tableLabel: "Görgethető táblázat", .calloutNote: "Megjegyzés",
            .calloutTip: "Tipp", .calloutImportant: "Fontos", .calloutWarning: "Figyelem", .calloutCaution: "Vigyázat",
            .listingTabs: "A kód változatai", .taskDone: "Kész", .taskOpen: "Nincs kész",
        ])

    static let italian = FixtureLanguage(
        tag: "it", name: "Italiano", siteTitle: "Pattern architetturali",
        words: [
            .skipToContent: "Vai al contenuto", .menu: "Menu", .navigation: "Pattern", .breadcrumb: "Percorso",
            .language: "Lingua", .onThisPage: "In questa pagina", .previous: "Precedente", .next: "Successivo",
            .permalink: "Link a questa sezione", .allPages: "Tutte le pagine", .editPage: "Modifica questa pagina",
            .madeWith: "Fatto con Pilaster", .alsoKnownAs: "Noto anche come", .question: "Domanda da colloquio",
            .related: "Pattern affini", .tags: "Etichette", .tableLabel: "Tabella scorrevole", .calloutNote: "Nota",
            .fallbackTranslate: "Aiuta a tradurla", .listingTabs: "Versioni del codice",
        ])

    static let russian = FixtureLanguage(
        tag: "ru", name: "Русский", siteTitle: "Архитектурные шаблоны",
        words: [
            .skipToContent: "Перейти к содержанию", .menu: "Меню", .navigation: "Шаблоны", .breadcrumb: "Путь",
            .language: "Язык", .onThisPage: "На этой странице", .previous: "Предыдущая", .next: "Следующая",
            .permalink: "Ссылка на этот раздел", .allPages: "Все страницы", .editPage: "Править страницу",
            .madeWith: "Сделано с помощью Pilaster", .alsoKnownAs: "Другие названия", .question: "Вопрос на собеседовании",
            .related: "Похожие шаблоны", .tags: "Метки", .tableLabel: "Таблица с прокруткой", .calloutNote: "Примечание",
            .calloutWarning: "Внимание", .listingTabs: "Варианты кода",
        ])

    static let arabic = FixtureLanguage(
        tag: "ar", name: "العربية", siteTitle: "أنماط معمارية", isRightToLeft: true,
        words: [
            .skipToContent: "انتقل إلى المحتوى", .menu: "القائمة", .navigation: "الأنماط", .breadcrumb: "المسار",
            .language: "اللغة", .onThisPage: "في هذه الصفحة", .previous: "السابق", .next: "التالي",
            .permalink: "رابط إلى هذا القسم", .allPages: "كل الصفحات", .editPage: "حرّر هذه الصفحة",
            .madeWith: "صُنع بواسطة Pilaster", .alsoKnownAs: "يُعرف أيضًا باسم", .question: "سؤال مقابلة",
            .related: "أنماط ذات صلة", .tags: "وسوم", .tableLabel: "جدول قابل للتمرير", .calloutNote: "ملاحظة",
            .calloutTip: "نصيحة",
        ])
}
