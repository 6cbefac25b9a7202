internal import Localization
internal import Markup
internal import Models

/// Shapes the page that lays patterns side by side.
struct ComparisonShaper {
    let pages: PageShaper
    private var edition: Edition { pages.edition }
    private var index: SiteIndex { pages.index }
    private var path: String { OutputPath.generated(.comparison, in: edition.language.tag) }

    /// Up to so many patterns, each is a column of the table.
    private static let mostColumns = 4
    /// How many patterns are laid out before the reader has chosen.
    private static let chosenSides = 2

    /// The entries whose texts the page quotes.
    static func quotedEntries(of edition: Edition) -> [Int] {
        edition.index.separatelyComparedEntries.isEmpty ? edition.compared : []
    }

    /// - Parameter documents: The texts of ``quotedEntries(of:)``, in order.
    func comparison(quoting documents: [Document]) -> ComparisonView {
        let words = edition.words
        return ComparisonView(
            title: words[.compareTitle], introduction: words[.compareIntro], table: table(), choice: words[.compareChoose],
            sides: sides(quoting: documents),
            script: index.separatelyComparedEntries.isEmpty ? nil : SiteURL.relative(to: OutputPath.comparisonScript, from: path))
    }

    /// The side of one of many patterns, with all of its code that it has in common with any other.
    ///
    /// - Parameter document: The pattern's text.
    func side(_ entry: Int, quoting document: Document) -> SideView {
        let features = pages.sharedRegions(of: entry)
        var side = side(entry, document, isChosen: false, features: features)
        let code = side.parts.indices.suffix(features.count)
        for (part, feature) in zip(code, features) { side.parts[part]?.feature = feature }
        return SideView(
            id: index.entries[entry].id, side: side,
            // No page has so many listings that these numbers meet.
            firstListing: entry << 20, frame: pages.frames.frame(inside: .comparison))
    }

    // MARK: The table

    private func table() -> ComparisonView.TraitTable {
        let names = WordChooser(index: index, position: edition.position)
        let patterns = edition.compared.compactMap { index.patterns[index.entries[$0].id] }
        let keys = Self.union(patterns.map { $0.traits.map(\.key) })
        let cells = patterns.map { pattern in
            let values = Dictionary(pattern.traits.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
            return keys.map { key in values[key].map { Self.value($0, of: key, names) } }
        }
        let links = edition.compared.map { ComparisonView.TraitTable.Heading.pattern(pages.frames.link(to: $0, from: path)) }
        let traits = keys.map { ComparisonView.TraitTable.Heading.trait(Self.name(of: $0, names)) }
        let words = edition.words
        let isTall = patterns.count > Self.mostColumns
        return ComparisonView.TraitTable(
            caption: words[.compareIntro], label: words[.compareTitle],
            corner: words[isTall ? .navigation : .compareTrait], columns: isTall ? traits : links,
            rows: isTall
                ? zip(links, cells).map { ComparisonView.TraitTable.Row(heading: $0, cells: $1) }
                : traits.enumerated().map { row, trait in
                    ComparisonView.TraitTable.Row(heading: trait, cells: cells.map { $0[row] })
                })
    }

    private static func name(of trait: String, _ names: WordChooser) -> ComparisonView.TraitTable.Name {
        names.name({ $0.traits[trait + ".name"] ?? $0.traits[trait] }, or: trait)
    }

    private static func value(_ value: String, of trait: String, _ names: WordChooser) -> ComparisonView.TraitTable.Name {
        names.name({ $0.traits["\(trait).\(value)"] ?? $0.traits[value] }, or: value)
    }

    /// All keys, in the order in which they come up first.
    private static func union(_ lists: [[String]]) -> [String] {
        var seen: Set<String> = []
        return lists.joined().filter { seen.insert($0).inserted }
    }

    // MARK: Sides

    private func sides(quoting documents: [Document]) -> [ComparisonView.Side] {
        let entries = Self.quotedEntries(of: edition)
        let regions = SharedRegions(of: entries.map { edition.shown($0).listings })
        return zip(entries, documents).enumerated().map { number, quoted in
            side(quoted.0, quoted.1, isChosen: number < Self.chosenSides, features: regions.names)
        }
    }

    private func side(_ entry: Int, _ document: Document, isChosen: Bool, features: [String]) -> ComparisonView.Side {
        let quotation = QuotationShaper(entry, document: document, for: path, pages: pages)
        let listings = edition.shown(entry).listings
        return ComparisonView.Side(
            link: pages.frames.link(to: entry, from: path), isChosen: isChosen, language: quotation.body.language,
            parts: [
                part(quotation.section("components", onlyLists: true)), interaction(of: entry, quotation),
                part(quotation.section("benefits")), part(quotation.section("drawbacks")),
            ] + features.map { code($0, at: SharedRegions.position(of: $0, in: listings), quotation) })
    }

    private func part(_ section: QuotationShaper.Section?) -> ComparisonView.Part? {
        section.map {
            ComparisonView.Part(title: $0.title, isChromeTitle: false, notice: $0.notice, content: .text($0.body))
        }
    }

    /// The picture of the interaction, in its narrow form; where there is none, the section's text.
    private func interaction(of entry: Int, _ quotation: QuotationShaper) -> ComparisonView.Part? {
        var part = part(quotation.section("interaction"))
        guard var diagram = quotation.body.diagram else { return part }
        diagram.address = SiteURL.relative(to: pages.frames.path(of: entry), from: path)
        diagram.wide = nil
        part?.content = .picture(diagram)
        return part
    }

    private func code(_ region: String, at position: Int?, _ quotation: QuotationShaper) -> ComparisonView.Part? {
        guard var listing = position.flatMap(quotation.listing) else { return nil }
        // Of several versions the first is shown, so that a side has one code a feature.
        if case .tabs(let codes) = listing.content, let first = codes.first { listing.content = .code(first) }
        return ComparisonView.Part(
            title: edition.words.text(.listingCode, ["name": region]), isChromeTitle: true, notice: nil,
            content: .listing(listing))
    }
}
