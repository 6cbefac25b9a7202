internal import Localization
public import Markup
public import Models
public import SampleSource

/// Shapes the pages of an edition into views.
public struct PageShaper: Sendable {
    private(set) var edition: Edition
    private(set) var frames: FrameShaper
    let samples: SampleLibrary
    let verification: Verification
    /// What the patterns have in common that are compared from files of their own.
    private let sharedRegions: SharedRegions
    /// For each language of the site, in its order; `nil` where marks stay as typed.
    private let punctuation: [SmartPunctuation?]
    var index: SiteIndex { edition.index }

    /// A shaper for the pages of an edition.
    public init(edition: Edition, samples: SampleLibrary, verification: Verification) {
        self.edition = edition
        self.samples = samples
        self.verification = verification
        frames = FrameShaper(edition: edition)
        sharedRegions = SharedRegions(of: edition.index.separatelyComparedEntries.map { edition.shown($0).listings })
        punctuation = edition.index.languages.map { language in
            language.keepsStraightQuotes ? nil : QuotationMarks(known: language.locale).map(SmartPunctuation.init)
        }
    }

    /// The same shaper for the same site, but for the texts of its pages (``SiteIndex/replacing(page:with:)``).
    public func showing(_ index: SiteIndex) -> PageShaper {
        var shaper = self
        shaper.edition = edition.showing(index)
        shaper.frames = FrameShaper(edition: shaper.edition)
        return shaper
    }

    /// The view of an entry.
    ///
    /// - Parameters:
    ///   - entry: Its place among the index's entries.
    ///   - document: The text of the version that readers of the edition are shown.
    ///   - memory: What the pages before had in common.
    public func page(_ entry: Int, document: Document, memory: inout NavigationMemory) -> PageView {
        var document = document
        let isPunctuated = punctuate(&document, of: entry)
        let body = BodyShaper(pages: self, entry: entry, document: document).body()
        let content: PageView.Content =
            index.entries[entry].id == .home
            ? .home(home(entry, body: body)) : .article(article(entry, body: body, isPunctuated: isPunctuated))
        return PageView(frame: frames.frame(of: entry, &memory), content: content)
    }

    /// The view of an entry that is shaped for itself.
    public func page(_ entry: Int, document: Document) -> PageView {
        var memory = NavigationMemory()
        return page(entry, document: document, memory: &memory)
    }

    /// Puts typographic marks into the text of an entry.
    ///
    /// - Returns: Whether anything has changed.
    @discardableResult
    func punctuate(_ document: inout Document, of entry: Int) -> Bool {
        // A text has the marks of its own language, whoever reads it.
        let language = index.position(of: edition.shown(entry).language) ?? edition.position
        return punctuation[language]?.apply(to: &document) ?? false
    }

    /// The language of an entry's text, where it is not the edition's.
    func foreignLanguage(of entry: Int) -> TextLanguage? {
        let language = edition.shown(entry).language
        guard language != edition.language.tag else { return nil }
        return TextLanguage(language: language.string, isRightToLeft: language.isRightToLeft)
    }

    /// The regions of samples on an entry's page that other patterns show under the same names, if it has such a side.
    public func sharedRegions(of entry: Int) -> [String] { sharedRegions.names(in: edition.shown(entry).listings) }

    /// - Parameter areBrief: Whether only titles are wanted, since a page may stand in several groups.
    func cards(_ group: Edition.Group, from path: String, areBrief: Bool = false) -> PageGroup {
        PageGroup(
            title: group.title, id: group.id,
            pages: group.entries.map { entry in
                PageGroup.Card(
                    link: frames.link(to: entry, from: path),
                    description: areBrief ? nil : edition.shown(entry).frontMatter.description,
                    alsoKnownAs: areBrief ? [] : index.patterns[index.entries[entry].id]?.alsoKnownAs ?? [])
            })
    }
}
