internal import Localization
internal import Models

/// Shapes what stands around a page of an edition.
public struct FrameShaper: Sendable {
    let edition: Edition
    private var index: SiteIndex { edition.index }

    /// A shaper for the pages of an edition.
    public init(edition: Edition) { self.edition = edition }

    /// The frame of a page that authors wrote.
    ///
    /// - Parameter memory: What the navigation of the page before was, and then what that of this page is.
    func frame(of entry: Int, _ memory: inout NavigationMemory) -> FrameView {
        let path = self.path(of: entry)
        let page = edition.shown(entry)
        let isFallback = edition.isFallback(entry)
        let isHome = index.entries[entry].id == .home
        let title = isHome ? edition.siteTitle : "\(page.frontMatter.title) · \(edition.siteTitle)"
        let (navigation, currentPage) = NavigationShaper(frames: self, path: path).navigation(around: entry, &memory)
        var frame = base(title: title, path: path, navigation: navigation)
        frame.currentPage = currentPage
        frame.description = page.frontMatter.description
        frame.isHiddenFromSearchEngines = isFallback
        // A text that was not translated belongs to the page it comes from.
        frame.canonicalURL = absolute(OutputPath.page(page.id, in: page.language))
        frame.pageTitle = isHome ? edition.siteTitle : page.frontMatter.title
        if !isFallback {
            frame.alternates = AlternateShaper(index: index).alternates(of: entry)
            frame.addresses.twin = SiteURL.relative(to: self.path(of: entry, as: .twin), from: path)
        }
        frame.openGraphLocales = openGraphLocales(index.entries[entry].versions.map { $0 != nil })
        frame.switcher = index.languages.indices.map { position in
            let version = index.entries[entry].versions[position]
            return choice(
                position, path: OutputPath.page(index.entries[entry].id, in: index.languages[position].tag), from: path,
                isFallback: version == nil)
        }
        frame.editURL = editURL(page.file)
        return frame
    }

    /// The frame of a page that the site makes by itself.
    func frame(of generated: GeneratedPage, title: String, description: String? = nil) -> FrameView {
        let path = OutputPath.generated(generated, in: edition.language.tag)
        let navigation = NavigationShaper(frames: self, path: path).navigation(around: nil, generated: generated)
        var frame = base(title: "\(title) · \(edition.siteTitle)", path: path, navigation: navigation)
        frame.pageTitle = title
        frame.description = description
        frame.canonicalURL = absolute(path)
        frame.isHiddenFromSearchEngines = !index.isTranslated(generated, in: edition.position)
        if !frame.isHiddenFromSearchEngines {
            frame.alternates = AlternateShaper(index: index).alternates(of: generated)
        }
        frame.openGraphLocales = openGraphLocales(index.languages.indices.map { index.isTranslated(generated, in: $0) })
        frame.switcher = index.languages.indices.map { position in
            let tag = index.languages[position].tag
            let target =
                index.has(generated, in: position) ? OutputPath.generated(generated, in: tag) : OutputPath.page(.home, in: tag)
            return choice(position, path: target, from: path, isFallback: false)
        }
        return frame
    }

    /// What a text needs of the frame of a page that loads it.
    func frame(inside generated: GeneratedPage) -> FrameView {
        base(
            title: "", path: OutputPath.generated(generated, in: edition.language.tag), navigation: NavigationView(groups: []))
    }

    /// Where a page of the edition stands in the output.
    func path(of entry: Int) -> String { edition.paths[entry] }

    /// The file of the output that readers of the edition find an entry's text in. A text that was not translated has one
    /// twin, in its own language.
    func path(of entry: Int, as form: PageForm) -> String {
        switch form {
        case .page: path(of: entry)
        case .twin: OutputPath.twin(index.entries[entry].id, in: edition.shown(entry).language)
        }
    }

    /// The absolute address of a file of the output, where the site knows where it will be served.
    func absolute(_ path: String) -> String? {
        index.configuration.baseURL.map { $0 + PercentEncoding.encode(path) }
    }

    /// Where a source file can be edited.
    func editURL(_ file: String) -> String? {
        index.configuration.repository.map { "\($0)/edit/main/\(PercentEncoding.encode(file))" }
    }

    /// Where a source file or folder can be read.
    func sourceURL(_ file: String) -> String? {
        index.configuration.repository.map { "\($0)/blob/main/\(PercentEncoding.encode(file))" }
    }

    // MARK: Parts

    private func base(title: String, path: String, navigation: NavigationView) -> FrameView {
        func relative(_ target: String) -> String { SiteURL.relative(to: target, from: path) }
        let tag = edition.language.tag
        return FrameView(
            language: tag.string, isRightToLeft: edition.areRightToLeft[edition.position], documentTitle: title, description: nil,
            isHiddenFromSearchEngines: false, canonicalURL: nil, alternates: [], siteTitle: edition.siteTitle,
            addresses: FrameView.Addresses(
                home: relative(OutputPath.page(.home, in: tag)), styleSheet: relative(OutputPath.styleSheet),
                script: relative(OutputPath.script), favicon: relative(OutputPath.favicon),
                tags: edition.tags.isEmpty ? nil : relative(OutputPath.generated(.tags, in: tag)),
                allPages: allPages(from: path),
                search: index.configuration.search ? relative(OutputPath.search(in: tag)) : nil,
                comparison: address(.comparison, from: path), interview: address(.interview, from: path),
                feed: index.hasFeeds ? relative(OutputPath.feed(in: tag)) : nil),
            switcher: [], navigation: navigation, editURL: nil, words: edition.words)
    }

    func allPages(from path: String) -> String {
        SiteURL.relative(to: OutputPath.generated(.pages, in: edition.language.tag), from: path)
    }

    /// The ways into the catalogue that stand below its groups.
    func ways(current: GeneratedPage?, path: String) -> [NavigationView.Group] {
        [(GeneratedPage.comparison, edition.words[.compareTitle]), (.interview, edition.words[.interviewTitle])]
            .compactMap { page, title in
                address(page, from: path).map { address in
                    NavigationView.Group(title: title, address: address, isCurrent: page == current, pages: [])
                }
            }
    }

    /// Where a page is that the site makes by itself, if the edition has it.
    func address(_ page: GeneratedPage, from path: String) -> String? {
        switch page {
        case .comparison where edition.compared.isEmpty, .interview where edition.questions.isEmpty: return nil
        default: break
        }
        return SiteURL.relative(to: OutputPath.generated(page, in: edition.language.tag), from: path)
    }

    /// A link to a page of the edition.
    func link(to entry: Int, from path: String) -> FrameView.NavigationLink {
        FrameView.NavigationLink(
            title: edition.title(of: entry), address: SiteURL.relative(to: edition.paths[entry], from: path),
            badge: badge(of: entry))
    }

    /// What is said beside a link whose page is not in the reader's language.
    func badge(of entry: Int) -> LanguageBadge? {
        guard edition.isFallback(entry) else { return nil }
        let language = edition.shown(entry).language
        let name = language.displayName(in: edition.language.locale)
        return LanguageBadge(
            language: language.string, label: edition.words.text(.fallbackBadge, ["language": name]))
    }

    private func choice(_ position: Int, path: String, from source: String, isFallback: Bool) -> FrameView.LanguageChoice {
        let language = index.languages[position]
        return FrameView.LanguageChoice(
            language: language.tag.string, name: language.name, address: SiteURL.relative(to: path, from: source),
            isCurrent: position == edition.position, isFallback: isFallback,
            isRightToLeft: edition.areRightToLeft[position])
    }

    /// The edition's own locale, and those of the other languages that a page is written in; none where its own is not known,
    /// since the first one counts as the page's.
    private func openGraphLocales(_ isWritten: [Bool]) -> [String] {
        guard let own = edition.language.locale.openGraphLocale else { return [] }
        let others = index.languages.indices.filter { $0 != edition.position && isWritten[$0] }
        return [own] + others.compactMap { index.languages[$0].locale.openGraphLocale }
    }
}

/// The files of the output that hold a page.
enum PageForm {
    /// HTML, for people.
    case page
    /// Markdown, for programs.
    case twin
}
