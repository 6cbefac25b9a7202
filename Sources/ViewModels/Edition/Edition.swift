internal import Localization
public import Models

/// The site as readers of one language meet it: its words, and its pages in their order.
///
/// A class, of which nothing changes: every shaper has it.
public final class Edition: Sendable {
    /// The site.
    public let index: SiteIndex
    /// The language's place in the site's order.
    public let position: Int
    /// The words of the chrome.
    public let words: Words
    /// The families and folders, in order.
    public let groups: [Group]
    /// The tags of the pages that are written in this language, in its alphabetical order.
    public let tags: [Tag]

    /// The patterns that are compared, in order, as places among the index's entries.
    let compared: [Int]
    /// The families and folders with the pages in them that ask a question.
    let questions: [Group]

    /// The ids of the tags by name.
    let tagIDs: [String: String]
    private let plurals: PluralRules
    private let numbers: NumberFormat
    private let countedWords: [InterfaceWord: PluralForms]

    /// For each entry of the index: its group, and its place there.
    private let places: [Place?]
    /// For each entry of the index: where its page stands in the output.
    let paths: [String]
    /// For each language of the site, in its order: whether it is written from right to left.
    let areRightToLeft: [Bool]

    /// A family of patterns or the pages of a folder.
    public struct Group: Sendable {
        /// Its name in this language.
        public var title: String
        /// An id for links, unique among groups.
        public var id: String
        /// Its pages, as places among the index's entries.
        public var entries: [Int]
        /// The page of the folder itself, where the group is a folder that has one.
        public var ownPage: Int?
    }

    /// A word that pages share.
    public struct Tag: Sendable {
        /// The word.
        public var name: String
        /// An id for links, unique among tags.
        public var id: String
        /// Its pages, as places among the index's entries.
        public var entries: [Int]
    }

    struct Place: Sendable {
        var group: Int
        var position: Int
    }

    /// The edition of a site in the language at a place in its order.
    public init(of index: SiteIndex, in position: Int) {
        self.index = index
        self.position = position
        let chooser = WordChooser(index: index, position: position)
        words = Words(chooser.word)
        let groups = GroupBuilder(index: index, position: position, names: chooser).groups()
        self.groups = groups
        var places = [Place?](repeating: nil, count: index.entries.count)
        for (group, content) in groups.enumerated() {
            for (position, entry) in content.entries.enumerated() { places[entry] = Place(group: group, position: position) }
        }
        self.places = places
        let comparedEntries = Set(index.comparedEntries)
        compared = groups.flatMap { $0.entries.filter(comparedEntries.contains) }
        let asking = Set(index.askingEntries(in: position))
        questions = groups.compactMap { group in
            var group = group
            group.entries.removeAll { !asking.contains($0) }
            return group.entries.isEmpty ? nil : group
        }
        paths = index.pagePaths[position]
        areRightToLeft = index.languages.map(\.tag.isRightToLeft)
        tags = TagBuilder(index: index, position: position).tags()
        tagIDs = Dictionary(tags.map { ($0.name, $0.id) }, uniquingKeysWith: { first, _ in first })
        let locale = index.languages[position].locale
        plurals = PluralRules(locale)
        numbers = NumberFormat(locale)
        countedWords = Dictionary(
            uniqueKeysWithValues: InterfaceWord.allCases.filter(\.isCounted).map { ($0, chooser.forms($0)) })
    }

    /// The same edition of the same site, but for the texts of its pages and the files that compare its patterns.
    public func showing(_ index: SiteIndex) -> Edition {
        Edition(of: self, showing: index)
    }

    private init(of other: Edition, showing index: SiteIndex) {
        self.index = index
        position = other.position
        words = other.words
        groups = other.groups
        tags = other.tags
        compared = other.compared
        questions = other.questions
        tagIDs = other.tagIDs
        plurals = other.plurals
        numbers = other.numbers
        countedWords = other.countedWords
        places = other.places
        paths = other.paths
        areRightToLeft = other.areRightToLeft
    }

    /// A counted word with its number, in the form and the digits of the language.
    func counted(_ word: InterfaceWord, _ count: Int) -> String {
        let form = countedWords[word]?[plurals.category(of: count)] ?? word.english
        return Template.fill(form, with: ["count": numbers.string(count)])
    }

    /// The forms of a counted word.
    func forms(_ word: InterfaceWord) -> PluralForms { countedWords[word] ?? PluralForms(word.english) }

    /// The language itself.
    public var language: Language { index.languages[position] }

    /// The site's title in this language.
    public var siteTitle: String { language.siteTitle ?? index.configuration.title }

    /// The group of an entry; the home page is in none.
    func group(of entry: Int) -> Int? { places[entry]?.group }

    /// The place of an entry in its group.
    func place(of entry: Int) -> Int? { places[entry]?.position }

    /// The entries before and after one, across groups.
    func neighbours(of entry: Int) -> (previous: Int?, next: Int?) {
        guard let place = places[entry] else { return (nil, nil) }
        let entries = groups[place.group].entries
        let previous = place.position > 0 ? entries[place.position - 1] : groups[..<place.group].last?.entries.last
        let next =
            place.position + 1 < entries.count ? entries[place.position + 1] : groups[(place.group + 1)...].first?.entries.first
        return (previous, next)
    }

    /// Whether a language is written from right to left.
    func isRightToLeft(_ tag: LanguageTag) -> Bool { index.position(of: tag).map { areRightToLeft[$0] } ?? tag.isRightToLeft }

    /// The title of an entry as readers of this language are shown it.
    func title(of entry: Int) -> String { index.pages[index.entries[entry].shown[position]].frontMatter.title }

    /// The version of an entry that readers of this language are shown.
    func shown(_ entry: Int) -> PageFacts { index.pages[index.entries[entry].shown[position]] }

    /// Whether readers of this language are shown an entry in another one.
    func isFallback(_ entry: Int) -> Bool { index.entries[entry].versions[position] == nil }
}
