internal import Localization

extension SiteIndex {
    /// What a link means that stands in a page.
    ///
    /// - Parameters:
    ///   - destination: As written.
    ///   - isImage: Whether it is the source of an image, which is never a page.
    ///   - page: The page that holds it.
    public func target(of destination: String, isImage: Bool = false, in page: PageFacts) -> LinkTarget {
        if let scheme = URLScheme.of(destination) {
            return URLScheme.allowed.contains(scheme) ? .external(destination) : .broken(.dangerous(scheme: scheme))
        }
        if destination.hasPrefix("//") { return .external(destination) }
        let parts = LinkParts(destination)
        guard let fragment = parts.fragment.map(PercentEncoding.decode) ?? .some(nil),
            let decoded = PercentEncoding.decode(parts.path)
        else { return .broken(.outside) }
        if decoded.isEmpty { return .fragment(fragment ?? "") }
        let folder = ContentPath.folder(of: sourcePath(of: page))
        guard let path = ContentPath.resolve(Normalization.canonical(decoded), from: folder) else { return .broken(.outside) }
        if !isImage, let id = pageID(at: path, isFolder: decoded.hasSuffix("/")) {
            return .page(id, query: parts.query, fragment: fragment)
        }
        if assets.contains(path) { return .asset(path: path) }
        return .broken(!isImage && isPagePath(path) ? .noPage(path: path) : .noAsset(path: path))
    }

    /// Where a fragment leads on a page as a reader of a language sees it.
    ///
    /// The fragment may be an id or an alias of the version that is shown, or of the version in the link's own language, or
    /// of the origin: then the heading with the same id is meant.
    ///
    /// - Returns: The heading's id; an empty text, which is the page's top, where the version that is shown lacks a section
    ///   that another has; `nil` where no version knows the fragment.
    public func anchor(_ fragment: String, on entry: PageEntry, for reader: Int, writtenIn language: Int) -> String? {
        if fragment.isEmpty { return "" }
        let wanted = Normalization.canonical(fragment)
        func find(in version: Int) -> Anchor? { anchors[version].first { $0.id == wanted || $0.alias == wanted } }
        let shown = entry.shown[reader]
        if let found = find(in: shown) { return found.id }
        guard let known = find(in: entry.shown[language]) ?? find(in: entry.origin) else { return nil }
        return anchors[shown].contains { $0.id == known.id } ? known.id : ""
    }

    /// The page's path below the content folder, tag and ending aside: `vip/index` for `vip/index.hu.md`.
    private func sourcePath(of page: PageFacts) -> String {
        let file = page.file.split(separator: "/").dropFirst().joined(separator: "/")
        return file
    }

    private func pageID(at path: String, isFolder: Bool) -> PageID? {
        if isFolder || path.isEmpty { return known(path.isEmpty ? "index" : path) }
        let name = ContentPath.name(of: path)
        guard let ending = [".md", ".html"].first(where: { name.hasSuffix($0) }) else { return known(path) }
        var stem = String(path.dropLast(ending.count))
        if let dot = ContentPath.name(of: stem).utf8.lastIndex(of: UInt8(ascii: ".")),
            let tag = LanguageTag(String(ContentPath.name(of: stem)[dot...].dropFirst())), position(of: tag) != nil
        {
            stem = String(stem.dropLast(ContentPath.name(of: stem)[dot...].count))
        }
        if stem == "index" { return known("index") }
        return known(stem.hasSuffix("/index") ? String(stem.dropLast("/index".count)) : stem)
    }

    private func known(_ path: String) -> PageID? {
        let id = PageID(path)
        // Two spellings that Swift takes for one text are one page only if their bytes agree.
        guard let entry = entry(id), entry.id.path.utf8.elementsEqual(path.utf8) else { return nil }
        return id
    }

    private func isPagePath(_ path: String) -> Bool {
        let name = ContentPath.name(of: path)
        return !name.contains(".") || name.lowercased().hasSuffix(".md") || name.hasSuffix(".html")
    }
}

/// A relative URL in its three parts (RFC 3986, section 3), none of them decoded.
struct LinkParts {
    let path: String
    /// With its `?`.
    let query: String
    let fragment: String?

    init(_ destination: String) {
        let hash = destination.utf8.firstIndex(of: UInt8(ascii: "#"))
        fragment = hash.map { String(destination[destination.utf8.index(after: $0)...]) }
        let rest = destination[..<(hash ?? destination.endIndex)]
        let mark = rest.utf8.firstIndex(of: UInt8(ascii: "?")) ?? rest.endIndex
        path = String(rest[..<mark])
        query = String(rest[mark...])
    }
}
