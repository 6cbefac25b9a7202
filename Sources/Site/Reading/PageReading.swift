internal import Digest
internal import Markup
internal import Models
internal import Parser
internal import Platform
internal import Search

/// Finds out what pages say: from an earlier build's record where there is one, else from the file.
struct PageReading: Sendable {
    private let project: Project
    private let parser: PageParser
    private let readers: TermsReaders?
    private let showsHTML: Bool
    private let time: Int

    /// - Parameters:
    ///   - readers: What reads the words of the pages, where these are wanted as well.
    ///   - time: When the build began to look, in nanoseconds since 1970.
    init(project: Project, configuration: SiteConfiguration, readers: TermsReaders?, time: Int) {
        self.project = project
        parser = PageParser(configuration: configuration)
        self.readers = readers
        showsHTML = configuration.rawHTML == .escape
        self.time = time
    }

    /// A page's file, and what is known of it.
    struct File: Sendable {
        var page: ContentTree.PageFile
        var record: PageRecord?
        /// Whether there is memory to keep its text in.
        private(set) var mayBeKept = false

        /// Chooses those whose texts may be kept.
        ///
        /// - Parameter unread: How many of them nobody has read yet.
        static func keepTexts(of files: inout [File], unread: Int) {
            var rest = KeptDocuments.most(of: unread)
            for place in files.indices where files[place].record == nil {
                if rest == 0 { return }
                files[place].mayBeKept = true
                rest -= 1
            }
        }
    }

    /// What a page's file says.
    private struct Page {
        var facts: PageFacts
        var diagnostics: [Diagnostic]
        /// Its words, where they are wanted and the file was read.
        var terms: FreshTerms.Page?
        /// `nil` for a file that cannot be read.
        var record: PageRecord?
        /// Its text, where it is kept for those who draw the page.
        var document: Document?
    }

    func read(_ files: ArraySlice<File>) async -> ReadPages {
        var reader = await readers?.take()
        let pages = read(files, &reader)
        // Moved, since it would be copied by the next who works with it if somebody else still had it.
        if let reader = reader.take() { await readers?.giveBack(consume reader) }
        return pages
    }

    private func read(_ files: ArraySlice<File>, _ reader: inout TermsReaders.Reader?) -> ReadPages {
        var document = Document()
        var pages = ReadPages()
        guard reader != nil else {
            for file in files { add(known(file) ?? read(file, &document, &reader), to: &pages) }
            return pages
        }
        var read = [Page?](repeating: nil, count: files.count)
        // Those of one language follow each other: its words are still at hand for the next page.
        let byLanguage = files.indices.sorted { files[$0].page.name.language < files[$1].page.name.language }
        for index in byLanguage {
            read[index - files.startIndex] = known(files[index]) ?? self.read(files[index], &document, &reader)
        }
        for case let page? in read { add(page, to: &pages) }
        return pages
    }

    private func add(_ page: consuming Page, to pages: inout ReadPages) {
        if let terms = page.terms { pages.terms[page.facts.file] = terms }
        if let document = page.document { pages.documents[page.facts.file] = document }
        if let record = page.record { pages.records.append(record) }
        pages.diagnostics.append(contentsOf: page.diagnostics)
        pages.facts.append(page.facts)
    }

    /// What an earlier build knew of a page. Its words are elsewhere: most builds need those of no page that has not changed.
    private func known(_ file: File) -> Page? {
        guard let record = file.record,
            let (facts, diagnostics) = try? record.read(as: file.page.name.id, in: file.page.name.language)
        else { return nil }
        return Page(facts: facts, diagnostics: diagnostics, record: record)
    }

    private func read(
        _ file: File, _ document: inout Document, _ reader: inout TermsReaders.Reader?
    ) -> Page {
        let page = file.page
        do {
            let (source, stamp) = try project.stampedSource(page.path)
            let (facts, diagnostics) = parser.parse(source, as: page.name, into: &document)
            let terms = reader?.terms(of: facts, document, showsHTML: showsHTML)
            let record = PageRecord(
                of: facts, diagnostics, content: Digest(of: source.bytes),
                stamp: stamp.isSettled(at: time) ? stamp : nil)
            let keeps = file.mayBeKept && KeptDocuments.keeps(source.bytes.count)
            return Page(
                facts: facts, diagnostics: diagnostics, terms: terms, record: record,
                document: keeps ? document.compact : nil)
        } catch {
            return Page(facts: parser.facts(ofUnread: page.path, as: page.name), diagnostics: [error.diagnostic])
        }
    }
}

extension TermsReaders.Reader {
    fileprivate mutating func terms(of facts: PageFacts, _ document: Document, showsHTML: Bool) -> FreshTerms.Page {
        let terms = languages[facts.language, default: PageTermsReader()]
            .terms(of: facts, document: document, showsHTML: showsHTML)
        return FreshTerms.Page(reader: number, terms: terms)
    }
}
