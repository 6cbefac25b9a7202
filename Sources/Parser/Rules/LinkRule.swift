internal import Localization
internal import Models

/// Links, images and anchors lead somewhere, in every language that shows them.
struct LinkRule {
    let index: SiteIndex

    func check(_ page: PageFacts, source: (String) -> SourceFile) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for link in page.links where diagnostics.count < DiagnosticLimit.perPage {
            if let problem = check(link, page, source) { diagnostics.append(problem) }
        }
        return diagnostics
    }

    private func check(_ link: Link, _ page: PageFacts, _ source: (String) -> SourceFile) -> Diagnostic? {
        switch index.target(of: link.destination, isImage: link.isImage, in: page) {
        case .external, .asset: nil
        case .fragment(let fragment): checkFragment(fragment, on: page.id, link, page, source)
        case .page(let id, _, let fragment):
            fragment.flatMap { checkFragment($0, on: id, link, page, source) }
        case .broken(let fault): describe(fault, link, place(of: link, in: page, source))
        }
    }

    // MARK: Anchors

    private func checkFragment(
        _ fragment: String, on id: PageID, _ link: Link, _ page: PageFacts, _ source: (String) -> SourceFile
    ) -> Diagnostic? {
        guard let entry = index.entry(id), let language = index.position(of: page.language) else { return nil }
        // The page is shown to its own readers, and to those for whom it stands in.
        let readers = index.languages.indices.filter { reader in
            reader == language || index.entry(page.id).map { index.pages[$0.shown[reader]].language == page.language } ?? false
        }
        guard let reader = readers.first(where: { index.anchor(fragment, on: entry, for: $0, writtenIn: language) == nil })
        else { return nil }
        let shown = index.pages[entry.shown[reader]]
        let ids = index.anchors[entry.shown[reader]].flatMap { [$0.id] + ($0.alias.map { [$0] } ?? []) }
        let nearest = NearestName.to(fragment, among: ids)
        return Diagnostic(
            .unknownAnchor, at: place(of: link, in: page, source), "\(shown.file) has no heading with the id `\(fragment)`",
            remedy: nearest.map { "Did you mean `#\($0)`?" } ?? "Its ids: \(list(ids)).")
    }

    private func list(_ ids: [String]) -> String {
        ids.isEmpty ? "none" : ids.prefix(12).map { "`\($0)`" }.joined(separator: ", ") + (ids.count > 12 ? ", …" : "")
    }

    // MARK: Destinations

    private func describe(_ fault: LinkTarget.Fault, _ link: Link, _ place: SourceLocation) -> Diagnostic {
        switch fault {
        case .dangerous(let scheme):
            return Diagnostic(
                .dangerousURL, at: place, "the link was removed: `\(scheme):` is no scheme that pages may link to",
                remedy: "Allowed are \(URLScheme.allowed.sorted().map { "`\($0):`" }.joined(separator: ", ")).")
        case .outside:
            return Diagnostic(
                .pathOutside, at: place, "the link leads out of the content folder",
                remedy: "Link to a page or file below it, or to an address with `https:`.")
        case .noPage(let path):
            let nearest = NearestName.to(Self.stem(path), among: index.entries.lazy.map(\.id.path))
            return Diagnostic(
                .unknownPage, at: place, "there is no page `\(path)`",
                remedy: nearest.map { "Did you mean the page `\($0)`?" } ?? "Mend the path, or write the page.")
        case .noAsset(let path):
            let nearest = NearestName.to(path, among: index.assets.sorted())
            return Diagnostic(
                .unknownAsset, at: place, "there is no file `\(path)` in the content folder",
                remedy: nearest.map { "Did you mean `\($0)`?" } ?? "Mend the path, or add the file.")
        }
    }

    /// `vip` for `vip/index.hu.md`.
    private static func stem(_ path: String) -> String {
        let folder = ContentPath.folder(of: path)
        let name = ContentPath.name(of: path).prefix { $0 != "." }
        if name == "index", !folder.isEmpty { return folder }
        return folder.isEmpty ? String(name) : "\(folder)/\(name)"
    }

    private func place(of link: Link, in page: PageFacts, _ source: (String) -> SourceFile) -> SourceLocation {
        source(page.file).location(line: link.line, of: link.destination, from: link.column)
    }
}
