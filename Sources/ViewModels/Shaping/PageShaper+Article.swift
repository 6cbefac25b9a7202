internal import Localization
internal import Markup
internal import Models

extension PageShaper {
    func article(_ entry: Int, body: BodyView, isPunctuated: Bool) -> ArticleView {
        let id = index.entries[entry].id
        let page = edition.shown(entry)
        let path = frames.path(of: entry)
        let pattern = index.patterns[id]
        let neighbours = edition.neighbours(of: entry)
        return ArticleView(
            title: page.frontMatter.title, breadcrumbs: breadcrumbs(entry, path), description: page.frontMatter.description,
            question: page.frontMatter.question, alsoKnownAs: pattern?.alsoKnownAs ?? [], tags: tags(of: page, from: path),
            fallback: fallback(entry),
            contents: ContentsShaper.contents(titles(of: page, in: body.document, isPunctuated: isPunctuated), body.headings),
            body: body,
            evidence: evidence(for: index.pattern(of: id), listings: body.listings),
            related: related(pattern, from: path),
            previous: neighbours.previous.map { frames.link(to: $0, from: path) },
            next: neighbours.next.map { frames.link(to: $0, from: path) })
    }

    /// What the headings say, with the quotation marks that stand in the text.
    private func titles(of page: PageFacts, in document: Document, isPunctuated: Bool) -> [ContentsShaper.Title] {
        let nodes = document.nodes.indices.filter { document.nodes[$0].kind == .heading }
        return zip(page.headingTexts, nodes).map { text, node in
            let title = isPunctuated && StraightQuotes.hasQuote(text) ? document.plainText(of: node) : text
            return ContentsShaper.Title(level: Int(document.nodes[node].number), text: title)
        }
    }

    private func breadcrumbs(_ entry: Int, _ path: String) -> [FrameView.NavigationLink] {
        guard let group = edition.group(of: entry) else { return [] }
        let pages = OutputPath.generated(.pages, in: edition.language.tag)
        let content = edition.groups[group]
        return [
            FrameView.NavigationLink(
                title: content.title,
                address: SiteURL.relative(to: pages, from: path) + "#" + PercentEncoding.encode(fragment: content.id), badge: nil)
        ]
    }

    private func tags(of page: PageFacts, from path: String) -> [FrameView.NavigationLink] {
        // The tags of a fallback page are in a language that the edition's list does not hold.
        guard page.language == edition.language.tag else { return [] }
        let list = SiteURL.relative(to: OutputPath.generated(.tags, in: edition.language.tag), from: path)
        return page.frontMatter.tags.compactMap { name in
            edition.tagIDs[name].map { id in
                FrameView.NavigationLink(
                    title: name, address: "\(list)#\(PercentEncoding.encode(fragment: id))", badge: nil)
            }
        }
    }

    private func related(_ pattern: Pattern?, from path: String) -> [FrameView.NavigationLink] {
        (pattern?.related ?? []).compactMap { id in
            index.position(of: id).map { frames.link(to: $0, from: path) }
        }
    }

    func fallback(_ entry: Int) -> ArticleView.FallbackNotice? {
        guard edition.isFallback(entry) else { return nil }
        let page = edition.shown(entry)
        let name = page.language.displayName(in: edition.language.locale)
        return ArticleView.FallbackNotice(
            text: edition.words.text(.fallbackNotice, ["language": name]), translateURL: frames.sourceURL(page.file))
    }

    private func evidence(for pattern: Pattern?, listings: [ListingView]) -> EvidenceView? {
        guard let folder = pattern?.samples else { return nil }
        return EvidenceShaper(edition: edition, verification: verification, frames: frames).evidence(of: folder)
    }
}
