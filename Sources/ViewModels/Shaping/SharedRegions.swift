internal import Models

/// The regions of samples that several patterns have in common by name: the same feature, built in different ways.
struct SharedRegions: Sendable {
    /// The first of them, in the order in which the patterns show them.
    let names: [String]
    private let shared: Set<String>

    /// How many features are compared at most.
    private static let most = 8

    /// - Parameter listings: The fences of each pattern's page.
    init(of listings: [[Models.Listing]]) {
        let shown = listings.map(Self.regions)
        var patterns: [String: Int] = [:]
        for region in shown.flatMap({ Set($0) }) { patterns[region, default: 0] += 1 }
        shared = Set(patterns.filter { $0.value > 1 }.keys)
        names = Self.first(of: shared, in: Array(shown.joined()))
    }

    /// Those of them that one page shows, in its order.
    func names(in listings: [Models.Listing]) -> [String] { Self.first(of: shared, in: Self.regions(of: listings)) }

    /// Where a page shows a region first.
    static func position(of name: String, in listings: [Models.Listing]) -> Int? { listings.firstIndex { region($0) == name } }

    private static func first(of shared: Set<String>, in regions: [String]) -> [String] {
        var seen: Set<String> = []
        return Array(regions.filter { shared.contains($0) && seen.insert($0).inserted }.prefix(most))
    }

    private static func regions(of listings: [Models.Listing]) -> [String] { listings.compactMap(region) }

    private static func region(_ listing: Models.Listing) -> String? {
        switch listing.content {
        case .sample(let reference): reference.region
        case .tabs(let references): references.first?.region
        case .inline, .diff, .tree: nil
        }
    }
}
