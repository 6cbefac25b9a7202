internal import Localization
internal import Models

/// Every file that a build is to write, in the order in which it writes them: what pages refer to comes before the pages.
struct OutputPlan: Sendable {
    /// One file of the output.
    struct Item: Sendable {
        /// The path below the output folder.
        var path: String
        var content: Content
    }

    /// What a file of the output holds.
    enum Content: Sendable {
        case asset(String)
        case styleSheet
        case favicon
        /// An entry of the index in the language at a place of the site's order.
        case page(entry: Int, language: Int)
        case list(GeneratedPage, language: Int)
        case redirect(to: Int, language: Int)
        case chooser
        case notFound
        case sitemap
    }

    private(set) var items: [Item] = []
    private(set) var diagnostics: [Diagnostic] = []

    private let index: SiteIndex
    /// For each path as a case-insensitive file system sees it: the source that wants it.
    private var sources: [String: String] = [:]

    init(of index: SiteIndex, assets: [String]) {
        self.index = index
        for asset in assets { add(OutputPath.asset(asset), .asset(asset), from: "\(Project.contentFolder)/\(asset)") }
        add(OutputPath.styleSheet, .styleSheet, from: Self.own)
        add(OutputPath.favicon, .favicon, from: Self.own)
        for language in index.languages.indices { addPages(of: language) }
        for language in index.languages.indices { addRedirects(of: language) }
        add(OutputPath.notFound, .notFound, from: Self.own)
        if index.configuration.baseURL != nil { add(OutputPath.sitemap, .sitemap, from: Self.own) }
        add(OutputPath.root, .chooser, from: Self.own)
    }

    private static let own = "a page that every site has"

    private mutating func addPages(of language: Int) {
        let tag = index.languages[language].tag
        for (number, entry) in index.entries.enumerated() {
            add(
                OutputPath.page(entry.id, in: tag), .page(entry: number, language: language),
                from: index.pages[entry.shown[language]].file)
        }
        for page in GeneratedPage.allCases {
            add(OutputPath.generated(page, in: tag), .list(page, language: language), from: Self.own)
        }
    }

    private mutating func addRedirects(of language: Int) {
        for (number, entry) in index.entries.enumerated() {
            guard let version = entry.versions[language] else { continue }
            for old in index.pages[version].frontMatter.redirectFrom {
                guard let path = RedirectPath.resolve(old, in: index.languages[language].tag) else {
                    report(
                        .pathOutside, index.pages[version].file, "`redirect-from: \(old)` leads out of the site",
                        "Write an old path of the site, such as `old/name.html`.")
                    continue
                }
                add(path, .redirect(to: number, language: language), from: index.pages[version].file)
            }
        }
    }

    private mutating func add(_ path: String, _ content: Content, from source: String) {
        checkName(path, source)
        let key = LowerCase.of(Normalization.canonical(path))
        if let other = sources[key] {
            diagnostics.append(
                Diagnostic(
                    .outputCollision, at: SourceLocation(file: source == Self.own ? other : source),
                    "two sources for `\(path)`: \(other) and \(source)",
                    remedy: "Rename one, so that both can live in one folder of any file system."))
            return
        }
        sources[key] = source
        items.append(Item(path: path, content: content))
    }

    // MARK: Names

    private mutating func checkName(_ path: String, _ source: String) {
        for part in path.split(separator: "/") {
            if part.utf8.count > Self.longestName {
                report(
                    .outputName, source, severity: .error, "the name `\(part.prefix(24))…` has \(part.utf8.count) bytes",
                    "File systems allow 255: shorten it.")
            } else if WindowsName.isForbidden(String(part)) {
                report(
                    .outputName, source, "the name `\(part)` cannot exist on Windows",
                    "Rename the file if the site is to be hosted or checked out there.")
            }
        }
        if path.utf8.count > Self.longestPath {
            report(
                .outputName, source, severity: .error, "the path has \(path.utf8.count) bytes",
                "Systems allow \(Self.longestPath): shorten the names of its folders.")
        }
    }

    /// What is left of 255 bytes when a file in the making has its own ending.
    private static let longestName = 255 - ".pilaster-part".utf8.count
    /// What is left of PATH_MAX (4096, Linux) for the output folder's own path.
    private static let longestPath = 3072

    private mutating func report(
        _ rule: Rule, _ file: String, severity: Severity? = nil, _ message: String, _ remedy: String
    ) {
        var diagnostic = Diagnostic(rule, at: SourceLocation(file: file), message, remedy: remedy)
        if let severity { diagnostic.severity = severity }
        diagnostics.append(diagnostic)
    }
}
