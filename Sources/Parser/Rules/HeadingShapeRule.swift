internal import Models

/// A translation has the sections of its origin, in their order, with headings of the same levels.
struct HeadingShapeRule {
    func check(_ pair: PagePair) -> [Diagnostic] {
        if pair.isUnmatched { return [unmatched(pair)] }
        return pair.missing.map { missing($0, pair) } + pair.extra.map { extra($0, pair) } + order(pair)
            + pair.sections.compactMap { levels($0.origin, $0.translation, pair) }
    }

    /// One diagnostic for all headings, at the first that is not as in the origin.
    private func unmatched(_ pair: PagePair) -> Diagnostic {
        let (ours, theirs) = (pair.translation.headings, pair.originFacts.headings)
        let first = zip(ours, theirs).prefix { $0.level == $1.level }.count
        return pair.difference(
            "the headings have the levels \(levels(ours)), in the origin \(levels(theirs)), and hardly any ids in common",
            line: (first < ours.count ? ours[first] : ours.last)?.line ?? 1,
            originLine: (first < theirs.count ? theirs[first] : theirs.last)?.line ?? 1,
            remedy: "Give each section the id of the origin's, `## … {#id}`, so that they can be compared.")
    }

    private func levels(_ headings: [Heading]) -> String {
        let text = headings.prefix(Self.mostLevels).map { "\($0.level)" }.joined(separator: " ")
        return headings.count > Self.mostLevels ? text + " …" : text
    }

    private static let mostLevels = 30

    private func missing(_ section: SectionOutline, _ pair: PagePair) -> Diagnostic {
        pair.difference(
            "\(section.name) is missing", line: pair.translation(before: section)?.line ?? 1, originLine: section.line,
            remedy: "Translate it, or give its translation's heading the id `{#\(section.key ?? "")}`.")
    }

    private func extra(_ section: SectionOutline, _ pair: PagePair) -> Diagnostic {
        pair.difference(
            "the origin has no section `\(section.key ?? "")`", line: section.line,
            originLine: pair.originFacts.headings.last?.line ?? 1,
            remedy: "Give the heading the id of the section that it translates, or write the section in the origin, too.")
    }

    private func order(_ pair: PagePair) -> [Diagnostic] {
        var last: SectionOutline?
        for (origin, translation) in pair.sections {
            defer { last = translation }
            guard let last, translation.line < last.line, translation.key != TranslatedPart.introduction else { continue }
            return [
                pair.difference(
                    "\(translation.name) stands before \(last.name)", line: translation.line, originLine: origin.line,
                    remedy: "Put the sections into the origin's order.", says: "in the origin it is behind it")
            ]
        }
        return []
    }

    /// The first heading of a section that is not as in the origin.
    private func levels(_ origin: SectionOutline, _ translation: SectionOutline, _ pair: PagePair) -> Diagnostic? {
        guard origin.headings.count == translation.headings.count else {
            return pair.difference(
                "\(origin.name) has \(Count.of(translation.headings.count, "heading")), in the origin \(origin.headings.count)",
                line: translation.line, originLine: origin.line, remedy: "Give it the headings that the origin has.")
        }
        let different = zip(origin.headings, translation.headings).first { $0.level != $1.level }
        return different.map { origin, translation in
            pair.difference(
                "the heading has level \(translation.level), in the origin \(origin.level)", line: translation.line,
                originLine: origin.line, remedy: "Write it with \(String(repeating: "#", count: origin.level)).")
        }
    }
}
