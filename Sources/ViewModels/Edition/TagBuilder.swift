internal import Localization
internal import Models

/// Gathers the tags of the pages that are written in an edition's language.
struct TagBuilder {
    let index: SiteIndex
    let position: Int

    func tags() -> [Edition.Tag] {
        var entries: [String: [Int]] = [:]
        for (number, entry) in index.entries.enumerated() {
            guard let page = entry.versions[position] else { continue }
            for tag in index.pages[page].frontMatter.tags where entries[tag]?.last != number {
                entries[tag, default: []].append(number)
            }
        }
        let collation = Collation(index.languages[position].locale)
        let sorted = entries.keys.map { (key: collation.key(for: $0), name: $0) }.sorted { ($0.key, $0.name) < ($1.key, $1.name) }
        var ids = UniqueIDs()
        return sorted.map { _, name in
            Edition.Tag(name: name, id: ids.make(Slug.id(for: name) ?? "tag"), entries: entries[name] ?? [])
        }
    }
}
