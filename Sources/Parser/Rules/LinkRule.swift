internal import Localization
internal import Models

/// Links, images and anchors lead somewhere, in every language that shows them.
struct LinkRule {
    let index: SiteIndex

    func check(
        _ page: PageFacts, _ suggestions: inout NameSuggestions, source: (String) -> SourceFile
    ) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        var place: LinkPlace?
        var generated = GeneratedPages(index: index, language: page.language)
        for (number, link) in page.links.enumerated() where diagnostics.count < DiagnosticLimit.perPage {
            guard var problem = problem(of: link, page, &suggestions, &generated) else { continue }
            let found = place ?? LinkPlace(page: page, file: source(page.file))
            problem.location = found.location(of: number)
            diagnostics.append(problem)
            place = found
        }
        return diagnostics
    }

    /// What is wrong with a link; its place is not yet looked for.
    private func problem(
        of link: Link, _ page: PageFacts, _ suggestions: inout NameSuggestions, _ generated: inout GeneratedPages
    ) -> Diagnostic? {
        if link.destination.isEmpty { return empty(link, page) }
        return switch index.target(of: link.destination, isImage: link.isImage, in: page) {
        case .external, .asset: nil
        case .fragment(let fragment): checkFragment(fragment, on: page.id, page)
        case .page(let id, _, let fragment): fragment.flatMap { checkFragment($0, on: id, page) }
        case .generated(let target, _): generated.has(target) ? nil : missing(target, page)
        case .broken(let fault): describe(fault, link, page, &suggestions)
        }
    }

    private func empty(_ link: Link, _ page: PageFacts) -> Diagnostic {
        Diagnostic(
            .notALink, at: SourceLocation(file: page.file), "the \(link.isImage ? "image" : "link") has no address",
            remedy: "Write one between the parentheses.")
    }

    private func missing(_ target: GeneratedPage, _ page: PageFacts) -> Diagnostic {
        Diagnostic(
            .unknownPage, at: SourceLocation(file: page.file), "the site has no page `\(target.rawValue)`",
            remedy: target == .comparison
                ? "It compares patterns as soon as two of them have `traits`."
                : "It lists questions as soon as a page has a `question`.")
    }

    // MARK: Anchors

    private func checkFragment(
        _ fragment: String, on id: PageID, _ page: PageFacts
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
            .unknownAnchor, at: SourceLocation(file: page.file), "\(shown.file) has no heading with the id `\(fragment)`",
            remedy: nearest.map { "Did you mean `#\($0)`?" } ?? "Its ids: \(list(ids)).")
    }

    private func list(_ ids: [String]) -> String {
        ids.isEmpty ? "none" : ids.prefix(12).map { "`\($0)`" }.joined(separator: ", ") + (ids.count > 12 ? ", …" : "")
    }

    // MARK: Destinations

    private func describe(
        _ fault: LinkTarget.Fault, _ link: Link, _ page: PageFacts, _ suggestions: inout NameSuggestions
    ) -> Diagnostic {
        let what = link.isImage ? "image" : "link"
        func problem(_ rule: Rule, _ message: String, _ remedy: String) -> Diagnostic {
            Diagnostic(rule, at: SourceLocation(file: page.file), message, remedy: remedy)
        }
        switch fault {
        case .dangerous(let scheme):
            return problem(
                .dangerousURL, "the \(what) was removed: `\(scheme):` is no scheme that pages may use",
                "Allowed are \(URLScheme.allowed.sorted().map { "`\($0):`" }.joined(separator: ", ")).")
        case .outside:
            return problem(
                .pathOutside, "the \(what) leads out of the content folder",
                "Name a page or file below it, or an address with `https:`.")
        case .unreadable:
            return problem(
                .invalidEncoding, "the address cannot be read: it is percent-encoded, and not from UTF-8 text",
                "Write the path as it is, in `<` and `>` where it has spaces.")
        case .draft(let id):
            return problem(
                .unknownPage, "the page `\(id)` is a draft, which is not published",
                "Remove the link or the page's `draft`, or build with `--drafts`.")
        case .pageAsFolder(let path):
            return problem(
                .unknownPage, "the page `\(path)` is no folder", "Remove the `/` behind `\(ContentPath.name(of: path))`.")
        case .placeOfGenerated(let page, let fragment):
            return problem(
                .unknownAnchor, "the page `\(page.rawValue)` is made by the site, which gives its places names of its own",
                "Link to the page as a whole: remove `#\(fragment)`.")
        case .noPage(let path):
            return problem(
                .unknownPage, "there is no page `\(path)`",
                suggestions.page(for: path, from: page) ?? "Mend the path, or write the page.")
        case .noAsset(let path):
            return problem(
                .unknownAsset, "there is no file `\(path)` in the content folder",
                suggestions.asset(for: path, from: page) ?? "Mend the path, or add the file.")
        }
    }
}

/// Which of the pages that the site makes by itself a language has; looked for once, since a page may link to them often.
private struct GeneratedPages {
    let index: SiteIndex
    let language: LanguageTag
    private var known: [GeneratedPage: Bool] = [:]

    init(index: SiteIndex, language: LanguageTag) {
        self.index = index
        self.language = language
    }

    mutating func has(_ page: GeneratedPage) -> Bool {
        if let isThere = known[page] { return isThere }
        let isThere = index.position(of: language).map { index.has(page, in: $0) } ?? true
        known[page] = isThere
        return isThere
    }
}
