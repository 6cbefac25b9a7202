internal import Models

extension PageShaper {
    /// The markdown twin of an entry.
    ///
    /// - Parameter page: The entry's view, from which the twin takes all but its links.
    public func twin(of entry: Int, from page: PageView) -> TwinView? {
        switch page.content {
        case .article(let article):
            return TwinView(
                title: article.title, description: article.description, facts: facts(of: article),
                body: linkingToTwins(article.body, of: entry), lists: [])
        case .home(let home):
            return TwinView(
                title: home.title, description: home.description, facts: [], body: linkingToTwins(home.body, of: entry),
                lists: twinLists(from: frames.path(of: entry)))
        case .list, .comparison, .interview: return nil
        }
    }

    private func facts(of article: ArticleView) -> [TwinView.Fact] {
        var facts: [TwinView.Fact] = []
        if !article.alsoKnownAs.isEmpty {
            facts.append(.init(name: edition.words[.alsoKnownAs], value: article.alsoKnownAs.joined(separator: ", ")))
        }
        if let question = article.question { facts.append(.init(name: edition.words[.question], value: question)) }
        return facts
    }

    private func linkingToTwins(_ body: BodyView, of entry: Int) -> BodyView {
        var body = body
        let shaper = BodyShaper(pages: self, entry: entry, document: body.document)
        let page = edition.shown(entry)
        for (number, link) in page.links.enumerated() where number < body.links.count {
            // Everything else leads to the same place from a twin.
            if case .internal = body.links[number] { body.links[number] = shaper.link(link, of: page, to: .twin) }
        }
        return body
    }

    /// The pages of the edition by group, as they are linked to from a file of the output.
    func twinLists(from path: String) -> [PageList] {
        edition.groups.map { group in
            PageList(
                title: group.title,
                pages: group.entries.map { entry in
                    let page = edition.shown(entry)
                    return PageList.Entry(
                        title: page.frontMatter.title,
                        address: SiteURL.relative(to: frames.path(of: entry, as: .twin), from: path),
                        description: page.frontMatter.description)
                })
        }
    }
}
