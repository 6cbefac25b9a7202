import Models
@testable import ViewModels

extension FrameView {
    /// The frame of a page of the fixtures' site.
    static func fixture(
        _ language: FixtureLanguage, title: String, page: String = "mvvm", description: String? = nil,
        fallbacks: Set<String> = []
    ) -> FrameView {
        FrameView(
            language: language.tag, isRightToLeft: language.isRightToLeft,
            documentTitle: "\(title) · \(language.siteTitle)", description: description,
            isHiddenFromSearchEngines: fallbacks.contains(language.tag),
            canonicalURL: "https://example.org/\(language.tag)/\(page).html",
            alternates: FixtureLanguage.all.filter { !fallbacks.contains($0.tag) }.map {
                Alternate(language: $0.tag, url: "https://example.org/\($0.tag)/\(page).html")
            } + [Alternate(language: "x-default", url: "https://example.org/hu/\(page).html")],
            siteTitle: language.siteTitle,
            addresses: Addresses(
                home: "index.html", styleSheet: "../site.css", script: "../site.js", favicon: "../favicon.svg",
                tags: "tags.html", allPages: "pages.html", search: "search.js"),
            switcher: FixtureLanguage.all.map {
                LanguageChoice(
                    language: $0.tag, name: $0.name, address: "../\($0.tag)/\(page).html", isCurrent: $0.tag == language.tag,
                    isFallback: fallbacks.contains($0.tag), isRightToLeft: $0.isRightToLeft)
            },
            navigation: navigation(page), currentPage: page == "mvvm" ? 0 : nil,
            editURL: "https://example.org/repository/edit/main/\(page)/index.\(language.tag).md",
            words: language.chrome)
    }

    private static func navigation(_ page: String) -> NavigationView {
        NavigationView(groups: [
            NavigationView.Group(
                title: "Model–View", address: "mvvm.html", isCurrent: page != "index",
                pages: page == "index"
                    ? []
                    : [
                        .fixture("MVVM", "mvvm.html"),
                        .fixture("MVVM callback-kel", "mvvm-callbacks.html"),
                        .fixture("Model–View–Presenter", "mvp.html", badge: .fixture),
                    ]),
            NavigationView.Group(title: "Clean Architecture", address: "vip.html", isCurrent: false, pages: []),
            NavigationView.Group(title: "R&D", address: "guides/reading.html", isCurrent: false, pages: []),
        ])
    }
}

extension FrameView.NavigationLink {
    static func fixture(
        _ title: String, _ address: String, badge: LanguageBadge? = nil
    ) -> FrameView.NavigationLink {
        FrameView.NavigationLink(title: title, address: address, badge: badge)
    }
}

extension LanguageBadge {
    static let fixture = LanguageBadge(language: "it", label: "Not translated yet, in \"Italiano\"")
}
