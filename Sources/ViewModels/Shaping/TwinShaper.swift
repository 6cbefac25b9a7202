internal import Bytes
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

    /// Twins stand beside their pages, so a link to a page that has one differs in its ending only. To find out anew what each
    /// link means would take a third of the time that a twin costs.
    private func linkingToTwins(_ body: BodyView, of entry: Int) -> BodyView {
        var body = body
        let shaper = BodyShaper(pages: self, entry: entry, document: body.document)
        let page = edition.shown(entry)
        lazy var links = page.links
        let assets = SiteURL.relative(to: OutputPath.asset(""), from: frames.path(of: entry))
        for number in body.links.indices {
            guard case .internal(let address, let badge) = body.links[number], address.utf8.first != UInt8(ascii: "#"),
                // No page's address leads out of the folder of its language.
                !address.utf8.starts(with: assets.utf8)
            else { continue }
            body.links[number] =
                badge == nil
                ? .internal(address: Self.twin(of: address), badge: nil) : shaper.link(links[number], of: page, to: .twin)
        }
        return body
    }

    /// The address of a page's twin. Within paths `?` and `#` are encoded.
    private static func twin(of address: String) -> String {
        let bytes = address.utf8
        let end = bytes.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? bytes.endIndex
        guard bytes[..<end].suffix(".html".utf8.count).elementsEqual(".html".utf8) else { return address }
        return "\(address[..<bytes.index(end, offsetBy: -"html".utf8.count)])md\(address[end...])"
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
