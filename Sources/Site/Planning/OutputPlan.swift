internal import Localization
internal import Models

/// Every file that a build is to write, in the order in which it writes them: what pages refer to comes before the pages.
struct OutputPlan: Sendable {
    private(set) var items: [Item] = []
    private(set) var diagnostics: [Diagnostic] = []

    private let index: SiteIndex
    private let source: @Sendable (String) -> SourceFile
    /// The entries whose sides of the comparison are files of their own.
    private let separateSides: Set<Int>
    /// For each path as a case-insensitive file system sees it: the source that wants it.
    private var sources: [String: String] = [:]

    /// Plans the output of a site.
    ///
    /// - Parameters:
    ///   - assets: The paths of files that are no pages, from the content folder, as the file system has them.
    ///   - searchShards: For each language, how many parts its search index has.
    ///   - sitemaps: For each file of the list of all pages, what of the list is in it.
    ///   - source: Reads a file of the project, for the place of what is wrong in it.
    init(
        of index: SiteIndex, assets: [String], searchShards: [Int], sitemaps: [Range<Int>],
        source: @escaping @Sendable (String) -> SourceFile
    ) {
        self.index = index
        self.source = source
        separateSides = Set(index.separatelyComparedEntries)
        // A page and its twin in each language, and what there is besides.
        sources.reserveCapacity(2 * index.pages.count + assets.count)
        for asset in assets {
            // Links are compared and written in NFC; so are the names of what they lead to.
            add(OutputPath.asset(Normalization.canonical(asset)), .asset(asset), from: "\(Project.contentFolder)/\(asset)")
        }
        add(OutputPath.styleSheet, .styleSheet, from: Self.own)
        add(OutputPath.script, .script, from: Self.own)
        add(OutputPath.favicon, .favicon, from: Self.own)
        if index.configuration.search { add(OutputPath.searchScript, .searchScript, from: Self.own) }
        if !separateSides.isEmpty { add(OutputPath.comparisonScript, .comparisonScript, from: Self.own) }
        for language in index.languages.indices { addSearch(of: language, shards: searchShards[language]) }
        for language in index.languages.indices { addPages(of: language) }
        add(OutputPath.notFound, .notFound, from: Self.own)
        addSitemaps(sitemaps)
        add(OutputPath.languageModels, .languageModels, from: Self.own)
        if index.entries.contains(where: { index.patterns[$0.id] != nil }) { add(OutputPath.patterns, .patterns, from: Self.own) }
        // What leads to a page is there after the page, and the page that leads to all of them last.
        for language in index.languages.indices { addRedirects(of: language) }
        add(OutputPath.root, .chooser, from: Self.own)
        checkFolders()
        // Asked for while planning only, and as large as the plan.
        sources = [:]
    }

    private static let own = "a page that every site has"
    /// What the site makes by itself if there is anything to make it of.
    private static let comparison = "the comparison of the patterns with traits"
    private static let interview = "the page of all interview questions"
    private static let made: Set<String> = [own, comparison, interview]

    private mutating func addPages(of language: Int) {
        let tag = index.languages[language].tag
        for (number, entry) in index.entries.enumerated() {
            let file = index.pages[entry.shown[language]].file
            let isAdded = add(index.pagePaths[language][number], .page(entry: number, language: language), from: file)
            // Who is shown another language's page has no twin of it, and cannot find it.
            if isAdded, entry.versions[language] != nil { addCompanions(of: number, in: language, from: file) }
            if isAdded, separateSides.contains(number) {
                addNamed(OutputPath.comparedSide(entry.id, in: tag), .side(entry: number, language: language), from: file)
            }
        }
        for page in GeneratedPage.allCases where index.has(page, in: language) {
            add(OutputPath.generated(page, in: tag), .generated(page, language: language), from: Self.source(of: page))
        }
        if index.hasFeeds { add(OutputPath.feed(in: tag), .feed(language: language), from: Self.own) }
    }

    private static func source(of page: GeneratedPage) -> String {
        switch page {
        case .tags, .pages: own
        case .comparison: comparison
        case .interview: interview
        }
    }

    private mutating func addSearch(of language: Int, shards: Int) {
        guard index.configuration.search else { return }
        let tag = index.languages[language].tag
        for shard in 0..<shards {
            add(OutputPath.searchShard(shard, in: tag), .searchShard(shard, language: language), from: Self.own)
        }
        add(OutputPath.search(in: tag), .search(language: language), from: Self.own)
    }

    private mutating func addSitemaps(_ files: [Range<Int>]) {
        guard files.count > 1 else {
            for file in files { add(OutputPath.sitemap, .sitemap(file), from: Self.own) }
            return
        }
        for (number, file) in files.enumerated() { add(OutputPath.sitemap(part: number + 1), .sitemap(file), from: Self.own) }
        add(OutputPath.sitemap, .sitemapIndex(files.count), from: Self.own)
    }

    /// Right behind the page, so that it is read but once. The names are those of the page, of which all that is wrong has been
    /// said.
    private mutating func addCompanions(of entry: Int, in language: Int, from file: String) {
        let (id, tag) = (index.entries[entry].id, index.languages[language].tag)
        addNamed(OutputPath.twin(id, in: tag), .twin(entry: entry, language: language), from: file)
        guard index.configuration.search else { return }
        addNamed(OutputPath.searchText(id, in: tag), .searchText(entry: entry, language: language), from: file)
    }

    /// - Returns: Whether the file can be there.
    @discardableResult
    private mutating func add(_ path: String, _ content: Content, from source: String) -> Bool {
        let problems = OutputName.problems(of: path, from: source)
        diagnostics += problems
        // A name that nobody can write must not come to the folder's list of files, either.
        if problems.contains(where: { $0.severity == .error }) { return false }
        return addNamed(path, content, from: source)
    }

    @discardableResult
    private mutating func addNamed(_ path: String, _ content: Content, from source: String) -> Bool {
        let key = Self.key(path)
        if let other = sources.updateValue(source, forKey: key) {
            sources[key] = other
            collide(path, at: SourceLocation(file: Self.made.contains(source) ? other : source), other, source)
            return false
        }
        items.append(Item(path: path, content: content))
        return true
    }

    private static func key(_ path: String) -> String {
        OutputName.isPlain(path) ? path : LowerCase.of(Normalization.canonical(path))
    }

    private mutating func collide(_ path: String, at place: SourceLocation, _ first: String, _ second: String) {
        diagnostics.append(
            Diagnostic(
                .outputCollision, at: place, "two sources for `\(path)`: \(first) and \(second)",
                remedy: "Rename one, so that both can live in one folder of any file system."))
    }

    // MARK: Old paths

    private mutating func addRedirects(of language: Int) {
        for (number, entry) in index.entries.enumerated() {
            guard let version = entry.versions[language] else { continue }
            let page = index.pages[version]
            let most = diagnostics.count + DiagnosticLimit.perPage
            for old in page.frontMatter.redirectFrom where diagnostics.count < most {
                guard let path = RedirectPath.resolve(old, in: index.languages[language].tag) else {
                    refuse(old, of: page, "is no path below the site", "Write an old path of the site, such as `old/name.html`.")
                    continue
                }
                if let other = sources[Self.key(path)] {
                    let message = other == page.file ? "stands for a path that this page has already" : "is the path of \(other)"
                    refuse(old, of: page, rule: .outputCollision, message, "Take it out of `redirect-from`.")
                } else {
                    add(path, .redirect(to: number, language: language), from: page.file)
                }
            }
        }
    }

    private mutating func refuse(
        _ old: String, of page: PageFacts, rule: Rule = .pathOutside, _ message: String, _ remedy: String
    ) {
        let place = source(page.file).location(ofWord: old, after: "redirect-from")
        diagnostics.append(Diagnostic(rule, at: place, "`\(old)` in `redirect-from` \(message)", remedy: remedy))
    }

    // MARK: Folders

    /// A path is a file or a folder, never both.
    private mutating func checkFolders() {
        var seen: Set<String> = []
        var last: String?
        for item in items {
            if let last, ContentPath.stands(item.path, in: last) { continue }
            var folder = ContentPath.folder(of: item.path)
            last = folder
            while !folder.isEmpty, seen.insert(folder).inserted {
                if let file = sources[Self.key(folder)], let inside = sources[Self.key(item.path)] {
                    let place = SourceLocation(file: Self.made.contains(file) ? inside : file)
                    collide(folder, at: place, file, "the folder of \(inside)")
                }
                folder = ContentPath.folder(of: folder)
            }
        }
    }
}
