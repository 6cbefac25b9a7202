/// Nests the headings of a page into its table of contents.
enum ContentsShaper {
    /// What a heading says, and its level.
    struct Title {
        var level: Int
        var text: String
    }

    /// The entries for headings from level 2 to 3 that have a text. A level that was skipped adds no empty entry.
    static func contents(_ headings: [Title], _ views: [HeadingView]) -> [ContentsEntry] {
        var entries: [ContentsEntry] = []
        for (heading, view) in zip(headings, views) where !heading.text.isEmpty && (2...3).contains(heading.level) {
            let entry = ContentsEntry(title: heading.text, id: view.id, entries: [])
            if heading.level == 3, !entries.isEmpty {
                entries[entries.count - 1].entries.append(entry)
            } else {
                entries.append(entry)
            }
        }
        return entries
    }
}
