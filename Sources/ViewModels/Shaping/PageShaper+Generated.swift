public import Markup
public import Models

extension PageShaper {
    /// The entries whose texts a generated page quotes, in order.
    public func quotedEntries(of page: GeneratedPage) -> [Int] {
        switch page {
        case .tags, .pages: []
        case .comparison: ComparisonShaper.quotedEntries(of: edition)
        case .interview: InterviewShaper.quotedEntries(of: edition)
        }
    }

    /// A page that the site makes by itself.
    ///
    /// - Parameter documents: The texts of ``quotedEntries(of:)``, in order, in the version that readers are shown.
    public func generated(_ page: GeneratedPage, quoting documents: [Document]) -> PageView {
        switch page {
        case .pages: list(.pages, title: edition.words[.allPages], edition.groups)
        case .tags:
            list(
                .tags, title: edition.words[.tags],
                edition.tags.map { Edition.Group(title: $0.name, id: $0.id, entries: $0.entries) })
        case .comparison: comparison(quoting: documents)
        case .interview: interview(quoting: documents)
        }
    }

    private func list(_ page: GeneratedPage, title: String, _ groups: [Edition.Group]) -> PageView {
        let path = OutputPath.generated(page, in: edition.language.tag)
        return PageView(
            frame: frames.frame(of: page, title: title),
            content: .list(ListView(title: title, groups: groups.map { cards($0, from: path, areBrief: page == .tags) })))
    }

    private func comparison(quoting documents: [Document]) -> PageView {
        let comparison = ComparisonShaper(pages: self).comparison(quoting: documents)
        return PageView(
            frame: frames.frame(of: .comparison, title: comparison.title, description: comparison.introduction),
            content: .comparison(comparison))
    }

    /// A pattern's side of the comparison as a file of its own.
    ///
    /// - Parameter document: The text of the version that readers of the edition are shown.
    public func side(of entry: Int, quoting document: Document) -> SideView {
        ComparisonShaper(pages: self).side(entry, quoting: document)
    }

    private func interview(quoting documents: [Document]) -> PageView {
        let interview = InterviewShaper(pages: self).interview(quoting: documents)
        return PageView(
            frame: frames.frame(of: .interview, title: interview.title, description: interview.introduction),
            content: .interview(interview))
    }
}
