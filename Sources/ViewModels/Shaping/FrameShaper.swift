internal import Localization
internal import Models

/// Shapes what stands around a page of an edition.
public struct FrameShaper: Sendable {
    let edition: Edition
    private var index: SiteIndex { edition.index }

    /// A shaper for the pages of an edition.
    public init(edition: Edition) { self.edition = edition }

    /// The frame of a page that authors wrote.
    func frame(of entry: Int) -> FrameView {
        let path = self.path(of: entry)
        let page = edition.shown(entry)
        let isFallback = edition.isFallback(entry)
        let isHome = index.entries[entry].id == .home
        let title = isHome ? edition.siteTitle : "\(page.frontMatter.title) · \(edition.siteTitle)"
        var frame = base(title: title, path: path, current: entry)
        frame.description = page.frontMatter.description
        frame.isHiddenFromSearchEngines = isFallback
        // A text that was not translated belongs to the page it comes from.
        frame.canonicalURL = absolute(OutputPath.page(page.id, in: page.language))
        if !isFallback { frame.alternates = alternates(of: entry) }
        frame.switcher = index.languages.indices.map { position in
            let version = index.entries[entry].versions[position]
            return choice(
                position, path: OutputPath.page(index.entries[entry].id, in: index.languages[position].tag), from: path,
                isFallback: version == nil)
        }
        frame.editURL = editURL(page.file)
        return frame
    }

    /// The frame of a page that the site makes by itself in every language.
    func frame(of generated: GeneratedPage, title: String) -> FrameView {
        let path = OutputPath.generated(generated, in: edition.language.tag)
        var frame = base(title: "\(title) · \(edition.siteTitle)", path: path, current: nil)
        frame.canonicalURL = absolute(path)
        frame.switcher = index.languages.indices.map { position in
            choice(
                position, path: OutputPath.generated(generated, in: index.languages[position].tag), from: path,
                isFallback: false)
        }
        return frame
    }

    /// Where a page of the edition stands in the output.
    func path(of entry: Int) -> String { OutputPath.page(index.entries[entry].id, in: edition.language.tag) }

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

    private func base(title: String, path: String, current: Int?) -> FrameView {
        func relative(_ target: String) -> String { SiteURL.relative(to: target, from: path) }
        let tag = edition.language.tag
        return FrameView(
            language: tag.string, isRightToLeft: tag.isRightToLeft, documentTitle: title, description: nil,
            isHiddenFromSearchEngines: false, canonicalURL: nil, alternates: [], siteTitle: edition.siteTitle,
            addresses: FrameView.Addresses(
                home: relative(OutputPath.page(.home, in: tag)), styleSheet: relative(OutputPath.styleSheet),
                script: relative(OutputPath.script), favicon: relative(OutputPath.favicon),
                tags: edition.tags.isEmpty ? nil : relative(OutputPath.generated(.tags, in: tag)),
                allPages: relative(OutputPath.generated(.pages, in: tag))),
            switcher: [], navigation: navigation(current: current, path: path), editURL: nil, words: edition.words)
    }

    private func navigation(current: Int?, path: String) -> [FrameView.NavigationGroup] {
        let currentGroup = current.flatMap(edition.group(of:))
        return edition.groups.enumerated().compactMap { position, group in
            guard let first = group.entries.first else { return nil }
            let isCurrent = position == currentGroup
            // A large site's page must not list every other page: only the reader's own group is open.
            let isOpen = isCurrent || index.entries.count <= Self.smallSite
            return FrameView.NavigationGroup(
                title: group.title, address: SiteURL.relative(to: self.path(of: first), from: path), isCurrent: isCurrent,
                pages: isOpen ? group.entries.map { link(to: $0, from: path, isCurrent: $0 == current) } : [])
        }
    }

    /// Up to so many pages the navigation shows all of them.
    public static let smallSite = 24

    /// A link to a page of the edition.
    func link(to entry: Int, from path: String, isCurrent: Bool = false) -> FrameView.NavigationLink {
        FrameView.NavigationLink(
            title: edition.shown(entry).frontMatter.title, address: SiteURL.relative(to: self.path(of: entry), from: path),
            isCurrent: isCurrent, badge: badge(of: entry))
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
            isCurrent: position == edition.position, isFallback: isFallback, isRightToLeft: language.tag.isRightToLeft)
    }

    /// The real translations of a page, itself included, and for everybody else the origin.
    func alternates(of entry: Int) -> [FrameView.Alternate] {
        let versions = index.entries[entry]
        guard index.configuration.baseURL != nil else { return [] }
        func url(_ page: Int) -> String {
            absolute(OutputPath.page(versions.id, in: index.pages[page].language)) ?? ""
        }
        let written = versions.versions.compactMap { $0 }
        return written.map { FrameView.Alternate(language: index.pages[$0].language.string, url: url($0)) }
            + [FrameView.Alternate(language: "x-default", url: url(versions.origin))]
    }
}
