internal import Models

/// Shapes the navigation beside a page: the groups, and the pages of its own one.
public struct NavigationShaper {
    let frames: FrameShaper
    /// Where the page stands in the output.
    let path: String
    private var edition: Edition { frames.edition }

    /// Up to so many pages the navigation shows all of them.
    public static let smallSite = 24

    /// No list of the navigation is longer: else what all pages take together would grow with the square of their number.
    static let longestList = 64

    /// The navigation of an entry's page. Of two pages in one folder and one group it differs by the mark of the current page
    /// only, and pages are drawn folder by folder.
    ///
    /// - Returns: The navigation, and which of the pages of its current group the entry is.
    func navigation(around entry: Int, _ memory: inout NavigationMemory) -> (view: NavigationView, currentPage: Int?) {
        guard let group = edition.group(of: entry), let place = edition.place(of: entry) else {
            return (navigation(around: entry), nil)
        }
        let shown = Self.window(of: edition.groups[group].entries, around: place)
        let key = NavigationMemory.Key(
            language: edition.position, folder: ContentPath.folder(of: path), group: group, firstShown: shown.lowerBound)
        let known = memory.key == key ? memory.view : nil
        let view = known ?? navigation(around: entry)
        memory = NavigationMemory(key: key, view: view)
        return (view, place - shown.lowerBound)
    }

    /// The navigation around an entry, or around no page that authors wrote.
    ///
    /// - Parameter generated: The page that the site makes by itself, if it is one.
    func navigation(around current: Int?, generated: GeneratedPage? = nil) -> NavigationView {
        NavigationView(
            groups: groups(around: current) + frames.ways(current: generated, path: path),
            allGroups: edition.groups.count > Self.longestList ? frames.allPages(from: path) : nil)
    }

    private func groups(around current: Int?) -> [NavigationView.Group] {
        let currentGroup = current.flatMap(edition.group(of:))
        return Self.window(of: edition.groups, around: currentGroup ?? 0).compactMap { position in
            let group = edition.groups[position]
            guard let first = group.entries.first else { return nil }
            let isCurrent = position == currentGroup
            var view = NavigationView.Group(
                title: group.title, address: SiteURL.relative(to: edition.paths[first], from: path), isCurrent: isCurrent,
                pages: [])
            // A large site's page must not list every other page: only the reader's own group is open.
            guard isCurrent || edition.index.entries.count <= Self.smallSite else { return view }
            let shown = Self.window(of: group.entries, around: current.flatMap(edition.place(of:)) ?? 0)
            view.pages = group.entries[shown].map { frames.link(to: $0, from: path) }
            if shown.count < group.entries.count {
                view.allPages = frames.allPages(from: path) + "#" + PercentEncoding.encode(fragment: group.id)
            }
            return view
        }
    }

    /// The elements nearest to one of them, as many as a list may hold.
    private static func window<Element>(of list: [Element], around position: Int) -> Range<Int> {
        let start = max(0, min(position - longestList / 2, list.count - longestList))
        return start..<min(list.count, start + longestList)
    }
}

/// The navigation of the page that was shaped last.
public struct NavigationMemory: Sendable {
    /// What two pages have in common whose navigation differs by the mark of the current page only.
    struct Key: Equatable, Sendable {
        var language: Int
        var folder: String
        var group: Int
        var firstShown: Int
    }

    var key: Key?
    var view: NavigationView?

    /// Nothing yet.
    public init() {}

    init(key: Key, view: NavigationView) {
        self.key = key
        self.view = view
    }
}
