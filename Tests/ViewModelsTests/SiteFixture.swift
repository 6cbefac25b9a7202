import Localization
import Markup
import Models
import SampleSource
import Testing

@testable import ViewModels

/// A site of plain values, without files.
struct SiteFixture {
    var configuration = SiteConfiguration()
    var languages: [Language] = []
    var pages: [PageFacts] = []
    var patterns: [PageID: Pattern] = [:]
    var assets: Set<String> = []

    /// A site with a home page in each language.
    init(_ tags: String...) throws {
        for tag in tags {
            let language = try #require(LanguageTag(tag))
            languages.append(Language(tag: language, file: "Content/index.\(tag).md", name: tag))
            try add("index", tag, title: "Home \(tag)")
        }
    }

    /// Adds a page; only the origin of several versions is no translation.
    mutating func add(
        _ id: String, _ tag: String, title: String? = nil, of origin: String? = nil, tags: [String] = [], order: Int? = nil,
        headings: [Heading] = [], links: [Link] = []
    ) throws {
        var frontMatter = FrontMatter(title: title ?? id)
        frontMatter.tags = tags
        frontMatter.order = order
        frontMatter.translation = try origin.map { FrontMatter.Translation(of: try #require(LanguageTag($0))) }
        pages.append(
            PageFacts(
                id: PageID(id), language: try #require(LanguageTag(tag)), file: "Content/\(id).\(tag).md",
                frontMatter: frontMatter, body: BodyFacts(headings: headings, links: links)))
    }

    var index: SiteIndex {
        SiteIndex(configuration: configuration, languages: languages, pages: pages, patterns: patterns, assets: assets)
    }

    /// The site as readers of a language meet it.
    func edition(_ tag: String) throws -> Edition {
        let index = index
        return Edition(of: index, in: try #require(LanguageTag(tag).flatMap { index.position(of: $0) }))
    }

    /// The view of a page.
    func page(_ id: String, _ tag: String) throws -> PageView {
        let edition = try edition(tag)
        let shaper = PageShaper(edition: edition, samples: SampleLibrary(files: []), verification: .skipped)
        return shaper.page(try #require(edition.index.position(of: PageID(id))), document: Document())
    }
}

extension PageView {
    /// The article, if it is one.
    var article: ArticleView? {
        if case .article(let article) = content { article } else { nil }
    }
}

extension Link {
    /// A link to a destination.
    static func to(_ destination: String, isImage: Bool = false) -> Link {
        Link(destination: destination, isImage: isImage, line: 1, column: 1)
    }
}
