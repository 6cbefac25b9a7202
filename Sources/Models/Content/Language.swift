public import Localization

/// A language of the site, as the front matter of its `index.TAG.md` defines it.
public struct Language: Sendable {
    /// Its BCP 47 tag.
    public var tag: LanguageTag
    /// The path of the file from the project's folder.
    public var file: String
    /// Its own name for itself.
    public var name: String
    /// The locale by which dates, numbers and plurals are written.
    public var locale: LanguageTag
    /// Whether straight quotation marks in its pages are shown as typed; `false` where the language's own are put in their place.
    public var keepsStraightQuotes = false
    /// The site's title in this language.
    public var siteTitle: String?
    /// Whether the language is published only on demand, as its home page says.
    public var isDraft = false
    /// The words of the site's chrome.
    public var words: [InterfaceWord: PluralForms] = [:]
    /// Names of families by key.
    public var families: [String: String] = [:]
    /// Names of traits by key, and of their values by `trait.value`.
    public var traits: [String: String] = [:]
    /// Names of actors by key.
    public var actors: [String: String] = [:]

    /// The words and names as parts that are translated one by one, in order.
    public var parts: [TranslatedPart] = []

    /// A language that has no words yet.
    public init(tag: LanguageTag, file: String, name: String) {
        self.tag = tag
        self.file = file
        self.name = name
        locale = tag
    }
}

/// The forms of a counted word, by CLDR plural category; an uncounted word has only `other`.
public struct PluralForms: Hashable, Sendable {
    /// The forms that the language definition gives.
    public var forms: [PluralCategory: String]

    /// Several forms of one word.
    public init(forms: [PluralCategory: String]) { self.forms = forms }

    /// A word with one form.
    public init(_ text: String) { forms = [.other: text] }

    /// The form for a category, or the general one.
    public subscript(category: PluralCategory) -> String? { forms[category] ?? forms[.other] }
}
