internal import Localization
internal import Markdown
public import Markup
public import Models

/// Reads a page: from a file's bytes to facts, a document, and diagnostics.
public struct PageParser: Sendable {
    private let configuration: SiteConfiguration
    private let markdown = MarkdownReader()

    /// A parser for the pages of a site.
    public init(configuration: SiteConfiguration) { self.configuration = configuration }

    /// Reads a page.
    ///
    /// - Parameters:
    ///   - file: The page's file.
    ///   - name: What page it is, and in which language.
    ///   - document: What it holds is replaced by the page's text.
    /// - Returns: What the site needs to know of the page, and all that is wrong with the page taken for itself. A page
    ///   that cannot be read at all still has its name, so that links to it are not reported as well.
    public func parse(
        _ file: SourceFile, as name: PageName, into document: inout Document
    ) -> (facts: PageFacts, diagnostics: [Diagnostic]) {
        document.removeAll()
        if let problem = Encoding.problem(in: file) { return (facts(ofUnread: file.path, as: name), [problem]) }
        guard let block = FrontMatterBlock(of: file.bytes) else {
            let problem = Diagnostic(
                .unclosedFrontMatter, at: file.location(line: 1, byteCount: 3), "front matter opened at line 1 is not closed",
                remedy: "Write `---` on a line of its own after the last key.")
            return (facts(ofUnread: file.path, as: name), [problem])
        }
        var diagnostics: [Diagnostic] = []
        let node = YAMLDocument.parse(Array(file.bytes[block.yaml]), firstLine: 2, of: file, into: &diagnostics)
        var frontMatter = FrontMatterParser.parse(
            node, of: file, definesLanguage: name.id == .home, into: &diagnostics)
        let faults = markdown.read(file.bytes, from: block.body, firstLine: block.bodyLine, into: &document)
        diagnostics += MarkdownFault.diagnostics(of: faults, in: file)
        // Character references may hold what the file's bytes do not.
        if let offset = CombiningMarks.firstExcess(in: document.text.span) {
            let line = document.nodes.last { $0.line > 0 && $0.text.start <= offset }?.line
            diagnostics.append(Encoding.tooManyMarks(at: file.location(line: Int(line ?? 1))))
            document.removeAll()
        }
        var reader = BodyReader(document: document, file: file, rawHTML: configuration.rawHTML)
        let body = reader.body(language: name.language)
        diagnostics += reader.diagnostics
        diagnostics += PlaceholderRule(document: document, file: file, listings: body.listings).check(frontMatter: block.yaml)
        let hasTitle = !frontMatter.title.isEmpty
        if !hasTitle { frontMatter.title = Self.title(of: name, body.headings) }
        var digester = SectionDigester(document: document, listings: body.listings)
        let facts = PageFacts(
            id: name.id, language: name.language, file: file.path, frontMatter: frontMatter, body: body,
            digests: digester.digests(frontMatter: frontMatter))
        // Where the YAML is broken, nobody knows what it says.
        let isRead = !diagnostics.contains { $0.rule == .invalidYAML }
        if !hasTitle, isRead {
            diagnostics.append(
                missingTitle(
                    facts, of: file, hasFrontMatter: block.exists, isEmpty: !block.exists && document.nodes.count < 2))
        }
        return (facts, diagnostics)
    }

    /// What is known of a page whose file cannot be read: its name, so that links to it are not reported as well.
    public func facts(ofUnread path: String, as name: PageName) -> PageFacts {
        PageFacts(id: name.id, language: name.language, file: path, frontMatter: FrontMatter(title: Self.title(of: name, [])))
    }

    /// Reads the text of a page again, when its facts are known and nothing in it is wrong.
    public func read(_ file: SourceFile, into document: inout Document) {
        document.removeAll()
        guard let block = FrontMatterBlock(of: file.bytes) else { return }
        _ = markdown.read(file.bytes, from: block.body, firstLine: block.bodyLine, into: &document)
    }

    /// Where the body of a page's file begins, and on which line; front matter that is never closed is body.
    public static func body(of bytes: [UInt8]) -> (offset: Int, line: Int) {
        FrontMatterBlock(of: bytes).map { ($0.body, $0.bodyLine) } ?? (0, 1)
    }

    /// Reads a whole file as CommonMark and nothing else, front matter included.
    ///
    /// - Returns: Which limits kept something from being read.
    public static func readPlain(_ file: SourceFile, into document: inout Document) -> [Diagnostic] {
        MarkdownReader(options: .commonMark).read(file.bytes, into: &document).filter { $0.kind != .unclosedFence }
            .map { $0.diagnostic(in: file) }
    }

    /// Where front matter has no title, the first heading of any level is the title, else the file's name.
    private static func title(of name: PageName, _ headings: [Heading]) -> String {
        headings.first { !$0.text.isEmpty }?.text ?? ContentPath.name(of: name.id.path)
    }

    private func missingTitle(_ facts: PageFacts, of file: SourceFile, hasFrontMatter: Bool, isEmpty: Bool) -> Diagnostic {
        if isEmpty {
            return Diagnostic(
                .emptyPage, at: file.location(line: 1), "the page is empty",
                remedy: "Write front matter with a `title`, and a text below it.")
        }
        if let line = FrontMatterBlock.misplacedLine(in: file), !hasFrontMatter {
            return Diagnostic(
                .missingKey, at: file.location(line: line),
                "front matter counts only from the first column of the first line on, and this is text",
                remedy: "Remove what stands before the `---`.")
        }
        return Diagnostic(
            .missingKey, at: file.location(line: 1),
            "the page has no `title`; “\(facts.frontMatter.title)” stands in for it",
            remedy: hasFrontMatter
                ? "Write `title: …` on a line of its own between the `---`."
                : "Begin the file with `---`, `title: …` and `---`, each on a line of its own.")
    }
}
