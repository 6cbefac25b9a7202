public import Models

/// The addresses outside the site that pages lead to.
public struct ExternalLinks: Sendable {
    private let index: SiteIndex
    private let source: @Sendable (String) -> SourceFile

    /// The links of a site.
    ///
    /// - Parameter source: Reads a file of the project again, by its path.
    public init(index: SiteIndex, source: @escaping @Sendable (String) -> SourceFile) {
        self.index = index
        self.source = source
    }

    /// Each address once, sorted by its bytes.
    public func list() -> [ExternalLink] {
        var places: [[UInt8]: Set<SourceLocation>] = [:]
        for page in index.pages {
            for (url, place) in links(of: page) { places[Array(url.utf8), default: []].insert(place) }
        }
        return places.keys.sorted { $0.lexicographicallyPrecedes($1) }.map { url in
            ExternalLink(url: String(decoding: url, as: UTF8.self), places: (places[url] ?? []).sorted())
        }
    }

    private func links(of page: PageFacts) -> [(url: String, place: SourceLocation)] {
        let links = page.links
        let external = links.indices.filter { isExternal(links[$0], on: page) }
        guard !external.isEmpty else { return [] }
        let found = LinkPlace(page: page, file: source(page.file))
        return external.enumerated().map { count, number in
            let link = links[number]
            let place = count < Self.exactPlaces ? found.location(of: number) : SourceLocation(file: page.file, line: link.line)
            return (link.destination, SourceLocation(file: place.file, line: place.line, column: place.column))
        }
    }

    private func isExternal(_ link: Link, on page: PageFacts) -> Bool {
        if case .external = index.target(of: link.destination, isImage: link.isImage, in: page) { return true }
        return false
    }

    /// How many columns are looked for on one page, since each costs time in proportion to the page; of the links behind them
    /// the line is told.
    private static let exactPlaces = 500
}
