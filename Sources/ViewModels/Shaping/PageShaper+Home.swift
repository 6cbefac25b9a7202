internal import Models

extension PageShaper {
    func home(_ entry: Int, body: BodyView) -> HomeView {
        let page = edition.shown(entry)
        let path = frames.path(of: entry)
        return HomeView(
            title: page.frontMatter.title, description: page.frontMatter.description, fallback: fallback(entry), body: body,
            groups: edition.groups.map { cards($0, from: path) }, ways: ways(from: path))
    }

    private func ways(from path: String) -> [PageGroup.Card] {
        let words = edition.words
        return [
            (GeneratedPage.comparison, words[.compareTitle], words[.compareIntro]),
            (.interview, words[.interviewTitle], words[.interviewIntro]),
        ].compactMap { page, title, description in
            frames.address(page, from: path).map { address in
                let link = FrameView.NavigationLink(title: title, address: address, badge: nil)
                return PageGroup.Card(link: link, description: description, alsoKnownAs: [])
            }
        }
    }
}
