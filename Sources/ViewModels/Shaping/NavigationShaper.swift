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
    func groups(around entry: Int, _ memory: inout NavigationMemory) -> [FrameView.NavigationGroup] {
        guard let group = edition.group(of: entry), let place = edition.place(of: entry) else { return groups(around: entry) }
        let entries = edition.groups[group].entries
        let shown = Self.window(of: entries, around: place)
        let key = NavigationMemory.Key(
            language: edition.position, folder: ContentPath.folder(of: path), group: group, firstShown: shown.lowerBound)
        let own = group - Self.window(of: edition.groups, around: group).lowerBound
        if memory.key != key {
            memory = NavigationMemory(key: key, groups: groups(around: entry), current: place - shown.lowerBound)
        } else {
            memory.groups[own].pages[memory.current].isCurrent = false
            memory.current = place - shown.lowerBound
            memory.groups[own].pages[memory.current].isCurrent = true
        }
        return memory.groups
    }

    /// The navigation around an entry, or around no page that authors wrote.
    func groups(around current: Int?) -> [FrameView.NavigationGroup] {
        let currentGroup = current.flatMap(edition.group(of:))
        return Self.window(of: edition.groups, around: currentGroup ?? 0).compactMap { position in
            let group = edition.groups[position]
            guard let first = group.entries.first else { return nil }
            let isCurrent = position == currentGroup
            var view = FrameView.NavigationGroup(
                title: group.title, address: SiteURL.relative(to: edition.paths[first], from: path), isCurrent: isCurrent,
                pages: [])
            // A large site's page must not list every other page: only the reader's own group is open.
            guard isCurrent || edition.index.entries.count <= Self.smallSite else { return view }
            let shown = Self.window(of: group.entries, around: current.flatMap(edition.place(of:)) ?? 0)
            view.pages = group.entries[shown].map { frames.link(to: $0, from: path, isCurrent: $0 == current) }
            if shown.count < group.entries.count {
                view.allPages = frames.allPages(from: path) + "#" + PercentEncoding.encode(group.id)
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
    var groups: [FrameView.NavigationGroup] = []
    /// Which of the pages of its own group is the current one.
    var current = 0

    /// Nothing yet.
    public init() {}

    init(key: Key, groups: [FrameView.NavigationGroup], current: Int) {
        self.key = key
        self.groups = groups
        self.current = current
    }
}
