internal import Localization
public import Markup
public import Models
public import SampleSource

/// Shapes the pages of an edition into views.
public struct PageShaper: Sendable {
    private(set) var edition: Edition
    private(set) var frames: FrameShaper
    let samples: SampleLibrary
    let verification: Verification
    /// What the patterns have in common that are compared from files of their own.
    private let sharedRegions: SharedRegions
    /// For each language of the site, in its order; `nil` where marks stay as typed.
    private let punctuation: [SmartPunctuation?]
    var index: SiteIndex { edition.index }

    /// A shaper for the pages of an edition.
    public init(edition: Edition, samples: SampleLibrary, verification: Verification) {
        self.edition = edition
        self.samples = samples
        self.verification = verification
        frames = FrameShaper(edition: edition)
        sharedRegions = SharedRegions(of: edition.index.separatelyComparedEntries.map { edition.shown($0).listings })
        punctuation = edition.index.languages.map { language in
            language.keepsStraightQuotes ? nil : QuotationMarks(known: language.locale).map(SmartPunctuation.init)
        }
    }

    /// The same shaper for the same site, but for the texts of its pages (``SiteIndex/replacing(page:with:)``).
    public func showing(_ index: SiteIndex) -> PageShaper {
        var shaper = self
        shaper.edition = edition.showing(index)
        shaper.frames = FrameShaper(edition: shaper.edition)
        return shaper
    }

    /// The view of an entry.
    ///
    /// - Parameters:
    ///   - entry: Its place among the index's entries.
    ///   - document: The text of the version that readers of the edition are shown.
    ///   - memory: What the pages before had in common.
    public func page(_ entry: Int, document: Document, memory: inout NavigationMemory) -> PageView {
        var document = document
        let isPunctuated = punctuate(&document, of: entry)
        let body = BodyShaper(pages: self, entry: entry, document: document).body()
        let content: PageView.Content =
            index.entries[entry].id == .home
            ? .home(home(entry, body: body)) : .article(article(entry, body: body, isPunctuated: isPunctuated))
        return PageView(frame: frames.frame(of: entry, &memory), content: content)
    }

    /// The view of an entry that is shaped for itself.
    public func page(_ entry: Int, document: Document) -> PageView {
        var memory = NavigationMemory()
        return page(entry, document: document, memory: &memory)
    }

    /// Puts typographic marks into the text of an entry.
    ///
    /// - Returns: Whether anything has changed.
    @discardableResult
    func punctuate(_ document: inout Document, of entry: Int) -> Bool {
        // A text has the marks of its own language, whoever reads it.
        let language = index.position(of: edition.shown(entry).language) ?? edition.position
        return punctuation[language]?.apply(to: &document) ?? false
    }

    /// The language of an entry's text, where it is not the edition's.
    func foreignLanguage(of entry: Int) -> TextLanguage? {
        let language = edition.shown(entry).language
        guard language != edition.language.tag else { return nil }
        return TextLanguage(language: language.string, isRightToLeft: language.isRightToLeft)
    }

    // MARK: Articles

    private func article(_ entry: Int, body: BodyView, isPunctuated: Bool) -> ArticleView {
        let id = index.entries[entry].id
        let page = edition.shown(entry)
        let path = frames.path(of: entry)
        let pattern = index.patterns[id]
        let neighbours = edition.neighbours(of: entry)
        return ArticleView(
            title: page.frontMatter.title, breadcrumbs: breadcrumbs(entry, path), description: page.frontMatter.description,
            question: page.frontMatter.question, alsoKnownAs: pattern?.alsoKnownAs ?? [], tags: tags(of: page, from: path),
            fallback: fallback(entry),
            contents: ContentsShaper.contents(
                isPunctuated ? headings(of: page, in: body.document) : page.headings, body.headings),
            body: body,
            evidence: evidence(for: index.pattern(of: id), listings: body.listings),
            related: related(pattern, from: path),
            previous: neighbours.previous.map { frames.link(to: $0, from: path) },
            next: neighbours.next.map { frames.link(to: $0, from: path) })
    }

    /// The headings with the quotation marks that stand in the text.
    private func headings(of page: PageFacts, in document: Document) -> [Heading] {
        let nodes = document.nodes.indices.filter { document.nodes[$0].kind == .heading }
        return zip(page.headings, nodes).map { heading, node in
            var heading = heading
            if StraightQuotes.hasQuote(heading.text) { heading.text = document.plainText(of: node) }
            return heading
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

    private func fallback(_ entry: Int) -> ArticleView.FallbackNotice? {
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

    // MARK: Other pages

    private func home(_ entry: Int, body: BodyView) -> HomeView {
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

    /// - Parameter areBrief: Whether only titles are wanted, since a page may stand in several groups.
    private func cards(_ group: Edition.Group, from path: String, areBrief: Bool = false) -> PageGroup {
        PageGroup(
            title: group.title, id: group.id,
            pages: group.entries.map { entry in
                PageGroup.Card(
                    link: frames.link(to: entry, from: path),
                    description: areBrief ? nil : edition.shown(entry).frontMatter.description,
                    alsoKnownAs: areBrief ? [] : index.patterns[index.entries[entry].id]?.alsoKnownAs ?? [])
            })
    }

    // MARK: Generated pages

    /// The entries whose texts a generated page quotes, in order.
    public func quotedEntries(of page: GeneratedPage) -> [Int] {
        switch page {
        case .tags, .pages: []
        case .comparison: ComparisonShaper.quotedEntries(of: edition)
        case .interview: InterviewShaper.quotedEntries(of: edition)
        }
    }

    /// A page that the site makes by itself.
    ///
    /// - Parameter documents: The texts of ``quotedEntries(of:)``, in order, in the version that readers are shown.
    public func generated(_ page: GeneratedPage, quoting documents: [Document]) -> PageView {
        switch page {
        case .pages: list(.pages, title: edition.words[.allPages], edition.groups)
        case .tags:
            list(
                .tags, title: edition.words[.tags],
                edition.tags.map { Edition.Group(title: $0.name, id: $0.id, entries: $0.entries) })
        case .comparison: comparison(quoting: documents)
        case .interview: interview(quoting: documents)
        }
    }

    private func list(_ page: GeneratedPage, title: String, _ groups: [Edition.Group]) -> PageView {
        let path = OutputPath.generated(page, in: edition.language.tag)
        return PageView(
            frame: frames.frame(of: page, title: title),
            content: .list(ListView(title: title, groups: groups.map { cards($0, from: path, areBrief: page == .tags) })))
    }

    private func comparison(quoting documents: [Document]) -> PageView {
        let comparison = ComparisonShaper(pages: self).comparison(quoting: documents)
        return PageView(
            frame: frames.frame(of: .comparison, title: comparison.title, description: comparison.introduction),
            content: .comparison(comparison))
    }

    /// A pattern's side of the comparison as a file of its own.
    ///
    /// - Parameter document: The text of the version that readers of the edition are shown.
    public func side(of entry: Int, quoting document: Document) -> SideView {
        ComparisonShaper(pages: self).side(entry, quoting: document)
    }

    /// The regions of samples on an entry's page that other patterns show under the same names, if it has such a side.
    public func sharedRegions(of entry: Int) -> [String] { sharedRegions.names(in: edition.shown(entry).listings) }

    private func interview(quoting documents: [Document]) -> PageView {
        let interview = InterviewShaper(pages: self).interview(quoting: documents)
        return PageView(
            frame: frames.frame(of: .interview, title: interview.title, description: interview.introduction),
            content: .interview(interview))
    }
}
