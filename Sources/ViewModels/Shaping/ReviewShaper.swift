internal import Localization
public import Markup
public import Models
public import SampleSource

/// Lays a translation beside its origin.
public struct ReviewShaper: Sendable {
    private let index: SiteIndex
    private let samples: SampleLibrary
    private let verification: Verification

    /// A shaper for the pages of a site.
    public init(index: SiteIndex, samples: SampleLibrary, verification: Verification) {
        self.index = index
        self.samples = samples
        self.verification = verification
    }

    /// Another shape, and the line of the translation that has it.
    public typealias Difference = (line: Int, message: String)

    /// The view of an entry in the language at a place of the site's order.
    ///
    /// - Parameters:
    ///   - origin: The text of the origin.
    ///   - translation: That of the version in the language; `nil` where there is none.
    ///   - differences: How that version is not shaped as the origin is.
    ///   - base: The path of the site's own folder on the server, `/` or `/docs/`.
    public func review(
        _ entry: Int, in language: Int, origin: Document, translation: Document?, differences: [Difference], base: String
    ) -> ReviewView {
        let page = index.entries[entry].origin
        let version = index.entries[entry].versions[language]
        let path = OutputPath.page(index.entries[entry].id, in: index.languages[language].tag)
        var rows = rows(of: version, origin: page)
        let rest = version.map { mark(differences, in: &rows, of: $0) } ?? []
        return ReviewView(
            title: index.entries[entry].id.path, origin: side(page, entry, origin),
            translation: translation.flatMap { document in version.map { side($0, entry, document) } }, rows: rows,
            differences: rest, address: base + PercentEncoding.encode(path),
            styleSheet: base + OutputPath.styleSheet, favicon: base + OutputPath.favicon)
    }

    // MARK: Sides

    private func side(_ page: Int, _ entry: Int, _ document: Document) -> ReviewView.Side {
        let facts = index.pages[page]
        let position = index.position(of: facts.language) ?? 0
        let pages = PageShaper(
            edition: Edition(of: index, in: position), samples: samples, verification: verification)
        let view = pages.page(entry, document: document)
        return ReviewView.Side(
            language: facts.language.string, isRightToLeft: facts.language.isRightToLeft, name: index.languages[position].name,
            file: facts.file, title: facts.frontMatter.title, description: facts.frontMatter.description,
            question: facts.frontMatter.question, frame: view.frame,
            body: plain(view.body, prefix: facts.language.string), sections: sections(of: facts, document))
    }

    /// The text without what would stand twice on one page: ids, and the picture that only repeats its list.
    private func plain(_ body: BodyView, prefix: String) -> BodyView {
        var body = body
        body.hasTitle = false
        body.titleNotice = nil
        body.introductionNotice = nil
        body.diagram = nil
        for heading in body.headings.indices {
            body.headings[heading].id = "\(prefix):\(body.headings[heading].id)"
            body.headings[heading].alias = nil
            body.headings[heading].notice = nil
        }
        return body
    }

    private func sections(of facts: PageFacts, _ document: Document) -> [Range<Int>] {
        let headings = document.nodes.indices.filter { document.nodes[$0].kind == .heading }
        let starts = (facts.digests?.sections ?? []).compactMap { $0.heading < headings.count ? headings[$0.heading] : nil }
        let borders = [min(1, document.nodes.count)] + starts + [document.nodes.count]
        return zip(borders, borders.dropFirst()).map { $0..<max($0, $1) }
    }

    // MARK: Rows

    private func rows(of version: Int?, origin: Int) -> [ReviewView.Row] {
        let left = parts(of: origin)
        let right = version.map(parts) ?? []
        let places = Dictionary(right.map { ($0.key, $0.place) }, uniquingKeysWith: { first, _ in first })
        let state = version.flatMap(index.translationState)
        let standings = Dictionary((state?.parts ?? []).map { ($0.key, $0.standing) }, uniquingKeysWith: { first, _ in first })
        let known = Set(left.map(\.key))
        let rows = left.map { part in
            ReviewView.Row(
                key: part.key, mark: mark(standings[part.key], isThere: places[part.key] != nil), origin: part.place,
                translation: places[part.key])
        }
        let surplus = right.filter { !known.contains($0.key) }
        return rows + surplus.map { ReviewView.Row(key: $0.key, mark: .surplus, translation: $0.place) }
    }

    private func parts(of page: Int) -> [(key: String, place: ReviewView.Place)] {
        let sections = index.pages[page].digests?.sections ?? []
        let numbers = Dictionary(sections.enumerated().map { ($1.heading, $0 + 1) }, uniquingKeysWith: { first, _ in first })
        return index.parts(of: page).compactMap { part in
            switch part.place {
            case .front: (part.key, .front)
            case .introduction: (part.key, .section(0))
            case .section(let heading): numbers[heading].map { (part.key, .section($0)) }
            case .words: nil
            }
        }
    }

    private func mark(_ standing: TranslationState.Standing?, isThere: Bool) -> ReviewView.Mark {
        guard isThere else { return .missing }
        return switch standing {
        case .current: .current
        case .changed, .added, .removed: .behind
        case .unrecorded, nil: .unrecorded
        }
    }

    /// Gives each difference to the row of the section that it is in.
    ///
    /// - Returns: Those that are in none.
    private func mark(_ differences: [Difference], in rows: inout [ReviewView.Row], of page: Int) -> [String] {
        let headings = index.pages[page].headings
        let lines = (index.pages[page].digests?.sections ?? []).map {
            $0.heading < headings.count ? headings[$0.heading].line : 0
        }
        var rest: [String] = []
        for (line, message) in differences {
            let section = lines.lastIndex { $0 <= line }.map { $0 + 1 } ?? 0
            if let row = rows.firstIndex(where: { $0.translation == .section(section) }) {
                rows[row].differences.append(message)
            } else {
                rest.append(message)
            }
        }
        return rest
    }
}

extension PageView {
    /// The text that its author wrote.
    fileprivate var body: BodyView {
        get {
            switch content {
            case .article(let article): article.body
            case .home(let home): home.body
            case .list, .comparison, .interview: .empty
            }
        }
    }
}

extension BodyView {
    fileprivate static let empty = BodyView(
        document: Document(), language: nil, hasTitle: false, headings: [], links: [], listings: [], allowsRawHTML: false)
}
