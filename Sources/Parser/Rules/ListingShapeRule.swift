internal import Models

/// A translation shows the samples that its origin shows, region by region.
struct ListingShapeRule {
    func check(_ pair: PagePair) -> [Diagnostic] {
        pair.sections.flatMap { check($0.origin, $0.translation, pair) }
    }

    private func check(_ origin: SectionOutline, _ translation: SectionOutline, _ pair: PagePair) -> [Diagnostic] {
        let ours = translation.listings.map(Self.name)
        let theirs = origin.listings.map(Self.name)
        guard ours != theirs else { return [] }
        let lost = theirs.subtracting(ours)
        let added = ours.subtracting(theirs)
        if lost.isEmpty, added.isEmpty { return [order(origin, translation, pair)] }
        func line(_ name: String, _ section: SectionOutline) -> Int {
            section.listings.first { Self.name($0) == name }?.line ?? section.line
        }
        if lost.count == 1, added.count == 1, ours.count == theirs.count {
            let first = zip(origin.listings, translation.listings).first { Self.name($0) != Self.name($1) }
            return [
                pair.difference(
                    "the fence shows \(added[0]), in the origin \(lost[0])", line: first?.1.line ?? translation.line,
                    originLine: first?.0.line ?? origin.line,
                    remedy: "Show what the origin shows; only comments are translated.")
            ]
        }
        return lost.counted.map { name, count in
            pair.difference(
                "\(origin.name) does not show \(Count.times(count, name))", line: translation.line,
                originLine: line(name, origin), remedy: "Add the origin's fence.")
        }
            + added.counted.map { name, count in
                pair.difference(
                    "the origin does not show \(Count.times(count, name))", line: line(name, translation),
                    originLine: origin.line,
                    remedy: "Remove the fence, or show it in the origin, too.")
            }
    }

    private func order(_ origin: SectionOutline, _ translation: SectionOutline, _ pair: PagePair) -> Diagnostic {
        let first = zip(origin.listings, translation.listings).first { Self.name($0) != Self.name($1) }
        return pair.difference(
            "the fences of \(origin.name) stand in another order", line: first?.1.line ?? translation.line,
            originLine: first?.0.line ?? origin.line, remedy: "Put them into the origin's order.")
    }

    /// What a fence shows, for people and for comparing.
    private static func name(_ listing: Listing) -> String {
        switch listing.content {
        case .inline: listing.language.isEmpty ? "code of no language" : "`\(listing.language)` code"
        case .sample(let reference): name(reference)
        case .tabs(let references): references.map(name).joined(separator: " beside ")
        case .diff(let old, let new): "the differences between \(name(old)) and \(name(new))"
        case .tree(let path): "the folder `\(path)`"
        }
    }

    private static func name(_ reference: Listing.Reference) -> String {
        reference.region.map { "`\(reference.path)` region `\($0)`" } ?? "`\(reference.path)`"
    }
}
