internal import Localization
internal import Models

/// Shapes the feed of an edition: all pages that are written in its language, in their order.
///
/// Content has no dates, so every entry bears the date of the edition. A reader tells new pages by their ids.
struct FeedShaper {
    let edition: Edition

    /// The feed; `nil` where the site does not know where it will be served, or when.
    func feed() -> FeedView? {
        let frames = FrameShaper(edition: edition)
        let tag = edition.language.tag
        guard let publication = edition.index.configuration.publication,
            let url = frames.absolute(OutputPath.feed(in: tag)),
            let homeURL = frames.absolute(OutputPath.page(.home, in: tag))
        else { return nil }
        let home = edition.index.entry(.home).map { edition.index.pages[$0.shown[edition.position]] }
        return FeedView(
            language: tag.string, title: edition.siteTitle, subtitle: home?.frontMatter.description,
            updated: publication.description, url: url, homeURL: homeURL, author: edition.index.configuration.title,
            entries: edition.groups.flatMap(\.entries).filter { !edition.isFallback($0) }.compactMap { entry($0, frames) })
    }

    private func entry(_ entry: Int, _ frames: FrameShaper) -> FeedView.Entry? {
        let page = edition.shown(entry)
        return frames.absolute(frames.path(of: entry)).map { url in
            FeedView.Entry(
                url: url, title: page.frontMatter.title, summary: page.frontMatter.description,
                categories: page.frontMatter.tags)
        }
    }
}
