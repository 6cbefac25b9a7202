internal import Localization
internal import Markup
internal import Models

/// Shapes the page that lays patterns side by side.
struct ComparisonShaper {
    let pages: PageShaper
    private var edition: Edition { pages.edition }
    private var index: SiteIndex { pages.index }
    private var path: String { OutputPath.generated(.comparison, in: edition.language.tag) }

    /// How many patterns one page can hold in full. The table of traits holds them all.
    private static let mostSides = 12
    /// Up to so many patterns, each is a column of the table.
    private static let mostColumns = 4
    /// How many patterns are laid out before the reader has chosen.
    private static let chosenSides = 2

    /// The entries whose texts the page quotes.
    static func quotedEntries(of edition: Edition) -> [Int] { edition.compared.count > mostSides ? [] : edition.compared }

    /// - Parameter documents: The texts of ``quotedEntries(of:)``, in order.
    func comparison(quoting documents: [Document]) -> ComparisonView {
        let words = edition.words
        return ComparisonView(
            title: words[.compareTitle], introduction: words[.compareIntro], table: table(), choice: words[.compareChoose],
            sides: sides(quoting: documents))
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
            side(quoted.0, quoted.1, isChosen: number < Self.chosenSides, regions)
        }
    }

    private func side(_ entry: Int, _ document: Document, isChosen: Bool, _ regions: SharedRegions) -> ComparisonView.Side {
        let quotation = QuotationShaper(entry, document: document, for: path, pages: pages)
        let listings = edition.shown(entry).listings
        return ComparisonView.Side(
            link: pages.frames.link(to: entry, from: path), isChosen: isChosen, language: quotation.body.language,
            parts: [
                part(quotation.section("components", onlyLists: true)), interaction(of: entry, quotation),
                part(quotation.section("benefits")), part(quotation.section("drawbacks")),
            ] + regions.names.map { code($0, at: regions.position(of: $0, in: listings), quotation) })
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
        guard let position, position < quotation.body.listings.count else { return nil }
        var listing = quotation.body.listings[position].withoutID
        // Of several versions the first is shown, so that a side has one code a feature.
        if case .tabs(let codes) = listing.content, let first = codes.first { listing.content = .code(first) }
        return ComparisonView.Part(
            title: edition.words.text(.listingCode, ["name": region]), isChromeTitle: true, notice: nil,
            content: .listing(listing))
    }
}

/// The regions of samples that several patterns have in common by name: the same feature, built in different ways.
struct SharedRegions {
    /// In the order in which the patterns show them.
    let names: [String]

    /// How many features one page compares at most.
    private static let most = 8

    /// - Parameter listings: The fences of each pattern's page.
    init(of listings: [[Models.Listing]]) {
        let shown = listings.map { page in page.compactMap(Self.region) }
        var patterns: [String: Int] = [:]
        for region in shown.flatMap({ Set($0) }) { patterns[region, default: 0] += 1 }
        var seen: Set<String> = []
        names = Array(shown.joined().filter { patterns[$0, default: 0] > 1 && seen.insert($0).inserted }.prefix(Self.most))
    }

    /// Where a page shows a region first.
    func position(of name: String, in listings: [Models.Listing]) -> Int? { listings.firstIndex { Self.region($0) == name } }

    private static func region(_ listing: Models.Listing) -> String? {
        switch listing.content {
        case .sample(let reference): reference.region
        case .tabs(let references): references.first?.region
        case .inline, .diff, .tree: nil
        }
    }
}
