internal import Localization
internal import Models

/// Finds what authors probably meant by a path that leads nowhere. Its tables are made when the first such path comes, and
/// serve all that follow.
struct NameSuggestions {
    private let index: SiteIndex
    private var pages: Candidates?
    private var assets: Candidates?

    init(index: SiteIndex) { self.index = index }

    /// The remedy for a link to a page that does not exist, as it is to be written in a page; `nil` where nothing is near.
    mutating func page(for path: String, from page: PageFacts) -> String? {
        if pages == nil { pages = Candidates(index.entries.map(\.id.path)) }
        let wanted = stem(of: path)
        guard let (name, isOtherCase) = pages?.nearest(to: wanted), let entry = index.entry(PageID(name)) else { return nil }
        return remedy(sourcePath(of: entry), isOtherCase, from: page)
    }

    /// The remedy for a link to a file that does not exist.
    mutating func asset(for path: String, from page: PageFacts) -> String? {
        if assets == nil { assets = Candidates(index.assets.sorted()) }
        guard let (name, isOtherCase) = assets?.nearest(to: path) else { return nil }
        return remedy(name, isOtherCase, from: page)
    }

    private func remedy(_ target: String, _ isOtherCase: Bool, from page: PageFacts) -> String {
        let path = ContentPath.relative(to: target, from: ContentPath.folder(of: ContentPath.belowFirst(of: page.file)))
        return "Did you mean `\(path)`?" + (isOtherCase ? " Upper and lower case are different letters in a path." : "")
    }

    /// The path of an entry's file, without the tag: how pages link to it.
    private func sourcePath(of entry: PageEntry) -> String {
        let file = ContentPath.belowFirst(of: index.pages[entry.origin].file)
        let name = ContentPath.name(of: file).dropLast(".md".count)
        let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
        let folder = ContentPath.folder(of: file)
        return (folder.isEmpty ? "" : folder + "/") + stem + ".md"
    }

    /// `vip` for `vip/index.md`, for `vip/README.md`, which stands for its folder elsewhere, and for `hu/vip.html`, which is how the page is called on the site.
    private func stem(of path: String) -> String {
        var path = path
        let root = path.prefix { $0 != "/" }
        if root.count < path.count, let tag = LanguageTag(String(root)), index.position(of: tag) != nil {
            path = String(path.dropFirst(root.count + 1))
        }
        let folder = ContentPath.folder(of: path)
        let name = ContentPath.name(of: path).prefix { $0 != "." }
        if name == "index" || name == "README", !folder.isEmpty { return folder }
        return folder.isEmpty ? String(name) : "\(folder)/\(name)"
    }
}

/// The paths that exist, ready for many questions.
private struct Candidates {
    private let names: [String]
    /// For each path in lower case: its first spelling.
    private let byLowerCase: [String: String]
    private var answers: [String: (name: String, isOtherCase: Bool)?] = [:]

    init(_ names: [String]) {
        self.names = names
        byLowerCase = Dictionary(names.map { (LowerCase.of($0), $0) }, uniquingKeysWith: { first, _ in first })
    }

    mutating func nearest(to path: String) -> (name: String, isOtherCase: Bool)? {
        if let answer = answers[path] { return answer }
        let answer = search(for: path)
        answers[path] = answer
        return answer
    }

    private func search(for path: String) -> (name: String, isOtherCase: Bool)? {
        if let name = byLowerCase[LowerCase.of(path)] { return (name, name != path) }
        // What stands in the same folder is nearer than anything elsewhere.
        let folder = ContentPath.folder(of: path)
        let neighbours = names.lazy.filter { ContentPath.folder(of: $0) == folder }
        return (NearestName.to(path, among: neighbours) ?? NearestName.to(path, among: names)).map { ($0, false) }
    }
}
