import Localization
import Models
import Testing

@Suite struct `Links` {
    private let index: SiteIndex
    private let page: PageFacts

    init() throws {
        let hungarian = try #require(LanguageTag("hu"))
        func facts(_ id: String, _ file: String, _ headings: [String] = []) -> PageFacts {
            let headings = headings.map { Heading(level: 2, text: $0, slug: Slug.id(for: $0), line: 1) }
            return PageFacts(
                id: PageID(id), language: hungarian, file: "Content/\(file)", frontMatter: FrontMatter(title: id),
                body: BodyFacts(headings: headings))
        }
        page = facts("x/b", "x/b.hu.md")
        index = SiteIndex(
            configuration: SiteConfiguration(),
            languages: [Language(tag: hungarian, file: "Content/index.hu.md", name: "magyar")],
            pages: [
                facts("index", "index.hu.md"), facts("x/a", "x/a.hu.md", ["Schrödinger è più"]), page,
                facts("vip", "vip/index.hu.md"), facts("mvc", "mvc.hu.md"), facts("x/Az első lap", "x/Az első lap.hu.md"),
            ], patterns: [:], assets: ["x/kép.png", "x/kep.png"])
    }

    @Test(arguments: [
        ("a.md", "x/a"), ("./a.md", "x/a"), ("a.hu.md", "x/a"), ("a", "x/a"), ("a.html", "x/a"), ("../vip/index.md", "vip"),
        ("../vip/", "vip"), ("../vip", "vip"), ("../index.md", "index"), ("Az%20els%C5%91%20lap.md", "x/Az első lap"),
        ("Az első lap.md", "x/Az első lap"), ("Az elso\u{30B} lap.md", "x/Az első lap"), ("/vip/index.md", "vip"),
    ])
    func `B45, B46, B21: a page is found by each of its spellings`(destination: String, id: String) {
        #expect(index.target(of: destination, in: page) == .page(PageID(id), query: "", fragment: nil))
    }

    @Test(arguments: [
        ("../../../etc/passwd", LinkTarget.broken(.outside)), ("%2e%2e/%2e%2e/x", .broken(.outside)),
        ("MVC.md", .broken(.noPage(path: "x/MVC.md"))), ("../MVC.md", .broken(.noPage(path: "MVC.md"))),
        ("a.md/#y", .broken(.pageAsFolder(path: "x/a.md"))), ("A.MD", .broken(.noPage(path: "x/A.MD"))),
        ("Kep.PNG", .broken(.noAsset(path: "x/Kep.PNG"))), ("kep.png", .asset(path: "x/kep.png")),
        ("#y", .fragment("y")), ("a.md?x=1#y", .page(PageID("x/a"), query: "?x=1", fragment: "y")),
        ("https://a.example/b", .external("https://a.example/b")), ("mailto:a@b.example", .external("mailto:a@b.example")),
    ])
    func `B45, B48: everything else is what it is, or is broken`(destination: String, target: LinkTarget) {
        #expect(index.target(of: destination, in: page) == target)
    }

    @Test(arguments: [
        "javascript:alert(1)", "JaVaScRiPt:x", "java\tscript:x", " javascript:x", "data:text/html,x", "vbscript:x",
        "\u{1}javascript:x",
    ])
    func `B42: a scheme that could run is dangerous however it is written`(destination: String) {
        guard case .broken(.dangerous) = index.target(of: destination, in: page) else {
            Issue.record("\(destination) is \(index.target(of: destination, in: page))")
            return
        }
    }

    @Test(arguments: ["schrödinger-è-più", "schro\u{308}dinger-e\u{300}-piu\u{300}"])
    func `B09: an anchor is found in either normal form`(fragment: String) throws {
        let entry = try #require(index.entry(PageID("x/a")))
        #expect(index.anchor(fragment, on: entry, for: 0, writtenIn: 0) == "schrödinger-è-più")
        #expect(index.anchor("nincs", on: entry, for: 0, writtenIn: 0) == nil)
    }

    @Test(arguments: [
        ("hu/vip.html", "hu/x/a.html", "../vip.html"), ("hu/x/a.html", "hu/x/b.html", "a.html"),
        ("assets/x/kép.png", "hu/x/a.html", "../../assets/x/k%C3%A9p.png"), ("hu/a#b?.html", "hu/c.html", "a%23b%3F.html"),
        ("hu/index.html", "index.html", "hu/index.html"),
    ])
    func `B46: the way between two files is relative and encoded once`(target: String, source: String, url: String) {
        #expect(SiteURL.relative(to: target, from: source) == url)
    }

    @Test(arguments: [
        ("https://a.example", "https://a.example/", "/"), ("https://a.example/docs", "https://a.example/docs/", "/docs/"),
        ("https://a.example/docs//", "https://a.example/docs/", "/docs/"),
    ])
    func `B55: a base URL ends in one slash`(written: String, url: String, path: String) {
        #expect(BaseURL.normalized(written) == url)
        #expect(BaseURL.path(of: url) == path)
        #expect(BaseURL.normalized("/docs/") == nil)
    }
}
