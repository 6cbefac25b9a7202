internal import Bytes
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
        guard let path = Self.readable(parts.path), let fragment = parts.fragment.map(Self.readable) ?? .some(nil) else {
            return .broken(.unreadable)
        }
        if path.isEmpty {
            if isImage { return .broken(.noAsset(path: destination)) }
            return parts.query.isEmpty ? .fragment(fragment ?? "") : .page(page.id, query: parts.query, fragment: fragment)
        }
        let folder = Normalization.canonical(ContentPath.folderBelowFirst(of: page.file))
        guard let resolved = ContentPath.resolve(path.utf8.span, from: folder.utf8.span) else { return .broken(.outside) }
        return target(at: resolved, of: parts, fragment, isFolder: path.utf8.last == UInt8(ascii: "/"), isImage: isImage)
    }

    private func target(
        at bytes: ArraySlice<UInt8>, of parts: LinkParts, _ fragment: String?, isFolder: Bool, isImage: Bool
    ) -> LinkTarget {
        let id = isImage ? nil : pageID(at: bytes, isFolder: isFolder)
        if let id, isKnown(id) { return .page(id, query: parts.query, fragment: fragment) }
        let path = String(decoding: bytes, as: UTF8.self)
        if assets.contains(path) { return .asset(path: path) }
        if let id, drafts[id] != nil { return .broken(.draft(id)) }
        if isFolder, !isImage, isPagePath(path), isKnown(pageID(at: bytes, isFolder: false)) {
            return .broken(.pageAsFolder(path: path))
        }
        if !isFolder, let id, let page = GeneratedPage(rawValue: id.path) { return Self.target(page, parts, fragment) }
        return .broken(!isImage && isPagePath(path) ? .noPage(path: path) : .noAsset(path: path))
    }

    private static func target(_ page: GeneratedPage, _ parts: LinkParts, _ fragment: String?) -> LinkTarget {
        // The ids there are the site's own, and change with the texts that it quotes.
        guard let fragment, !fragment.isEmpty, fragment != "top" else { return .generated(page, query: parts.query) }
        return .broken(.placeOfGenerated(page, fragment: fragment))
    }

    /// A part of a URL as text in NFC.
    private static func readable(_ part: String) -> String? {
        PercentEncoding.decode(part).flatMap { try? Normalization.nfc($0) }
    }

    /// Where a fragment leads on a page as a reader of a language sees it.
    ///
    /// The fragment, decoded and in NFC, may be an id or an alias of the version that is shown, or of the version in the link's own language, or
    /// of the origin: then the heading with the same id is meant.
    ///
    /// - Returns: The heading's id; an empty text, which is the page's top, where the version that is shown lacks a section
    ///   that another has; `nil` where no version knows the fragment.
    public func anchor(_ fragment: String, on entry: PageEntry, for reader: Int, writtenIn language: Int) -> String? {
        if fragment.isEmpty { return "" }
        let shown = entry.shown[reader]
        if let found = anchors.anchor(fragment, in: shown) { return found.id }
        guard let known = anchors.anchor(fragment, in: entry.shown[language]) ?? anchors.anchor(fragment, in: entry.origin) else {
            // The top of a page that has no such heading (HTML, section 7.4.6.4).
            return fragment == "top" ? "" : nil
        }
        return anchors.anchor(known.id, in: shown)?.id == known.id ? known.id : ""
    }

    /// The page that a path would be, whether there is one or not.
    private func pageID(at path: ArraySlice<UInt8>, isFolder: Bool) -> PageID {
        if path.isEmpty { return .home }
        guard !isFolder, let stem = Self.withoutEnding(path) else { return PageID(String(decoding: path, as: UTF8.self)) }
        return PageID(stem: String(decoding: withoutTag(stem), as: UTF8.self))
    }

    /// `a.hu` for `a.hu.md` and `a.hu.html`.
    private static func withoutEnding(_ path: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        for ending in [".md", ".html"] where path.ends(with: ending.utf8) { return path.dropLast(ending.utf8.count) }
        return nil
    }

    /// `a` for `a.hu`, if the site has that language.
    private func withoutTag(_ stem: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard let dot = stem.lastIndex(of: UInt8(ascii: ".")) else { return stem }
        let tag = stem[(dot + 1)...]
        return isLanguage(tag) ? stem[..<dot] : stem
    }

    /// Whether the site has the language of a tag. Nearly all tags are written as the site writes them, and to read one takes a
    /// library. A dot of a folder's name ends no stem.
    private func isLanguage(_ tag: ArraySlice<UInt8>) -> Bool {
        if languages.contains(where: { tag.elementsEqual($0.tag.string.utf8) }) { return true }
        guard !tag.contains(UInt8(ascii: "/")) else { return false }
        return LanguageTag(String(decoding: tag, as: UTF8.self)).map { position(of: $0) != nil } ?? false
    }

    private func isKnown(_ id: PageID) -> Bool {
        // Two spellings that Swift takes for one text are one page only if their bytes agree.
        position(of: id).map { entries[$0].id.path.utf8.elementsEqual(id.path.utf8) } ?? false
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
        let bytes = destination.utf8
        let hash = bytes.firstIndex(of: UInt8(ascii: "#"))
        fragment = hash.map { String(destination[bytes.index(after: $0)...]) }
        let end = hash ?? bytes.endIndex
        // What comes after the `#` is no query.
        let mark = bytes.firstIndex(of: UInt8(ascii: "?")).map { min($0, end) } ?? end
        path = mark == bytes.endIndex ? destination : String(destination[..<mark])
        query = mark == end ? "" : String(destination[mark..<end])
    }
}
