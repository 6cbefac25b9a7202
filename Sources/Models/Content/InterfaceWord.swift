/// A word or sentence of the site's chrome, by the key that a language definition uses below `interface:`.
///
/// Placeholders stand in braces: `{count}` is a number, all others are texts. A counted word has plural forms, one per
/// CLDR plural category of its language (Unicode Technical Standard #35, part 3, “Language Plural Rules”).
public enum InterfaceWord: String, CaseIterable, Sendable {
    // Getting around
    case skipToContent = "skip-to-content"
    case home
    case menu
    case navigation
    case breadcrumb
    case language
    case chooseLanguage = "choose-language"
    case onThisPage = "on-this-page"
    case top
    case previous
    case next
    case permalink
    case articles
    case allPages = "all-pages"
    case pageCount = "page-count"
    case patternCount = "pattern-count"
    case editPage = "edit-page"
    case madeWith = "made-with"
    case feed

    // A pattern's facts
    case alsoKnownAs = "also-known-as"
    case family
    case question
    case related
    case tags

    // Reading aids
    case themeLabel = "theme.label"
    case themeAuto = "theme.auto"
    case themeLight = "theme.light"
    case themeDark = "theme.dark"
    case copy = "copy.action"
    case copied = "copy.done"
    case tableLabel = "table.label"
    case taskDone = "task.done"
    case taskOpen = "task.open"
    case footnotes = "footnotes.title"
    case footnoteBack = "footnotes.back"
    case calloutNote = "callout.note"
    case calloutTip = "callout.tip"
    case calloutImportant = "callout.important"
    case calloutWarning = "callout.warning"
    case calloutCaution = "callout.caution"

    // Listings and their evidence
    case listingCode = "listing.code"
    case listingTested = "listing.tested"
    case listingNotVerified = "listing.not-verified"
    case listingNotCompiled = "listing.not-compiled"
    case listingTabs = "listing.tabs"
    case listingDiff = "listing.diff"
    case listingTree = "listing.tree"
    case diffAdded = "diff.added"
    case diffRemoved = "diff.removed"
    case untranslatedComment = "listing.untranslated-comment"
    case evidenceTitle = "evidence.title"
    case evidenceCompiled = "evidence.compiled"
    case evidenceTests = "evidence.tests"
    case evidenceDigest = "evidence.digest"
    case evidenceTestSource = "evidence.test-source"
    case evidenceNone = "evidence.none"

    // The interaction's picture
    case diagramTitle = "diagram.title"
    case diagramMessage = "diagram.message"
    case diagramRemark = "diagram.remark"

    // Translations
    case fallbackNotice = "fallback.notice"
    case fallbackTranslate = "fallback.translate"
    case fallbackBadge = "fallback.badge"
    case behindNotice = "behind.notice"
    case behindLink = "behind.link"

    // Other pages
    case notFoundTitle = "not-found.title"
    case notFoundText = "not-found.text"
    case movedTitle = "moved.title"
    case movedLink = "moved.link"
    case compareTitle = "compare.title"
    case compareIntro = "compare.intro"
    case compareTrait = "compare.trait"
    case compareChoose = "compare.choose"
    case interviewTitle = "interview.title"
    case interviewIntro = "interview.intro"
    case interviewMore = "interview.more"

    // Search
    case searchLabel = "search.label"
    case searchPlaceholder = "search.placeholder"
    case searchNothing = "search.nothing"
    case searchResults = "search.results"
    case searchHint = "search.hint"
    case searchClose = "search.close"
}

extension InterfaceWord {
    /// The word's place among ``allCases``. Each page asks for tens of words, and to look for their keys took a hundredth of a
    /// build.
    public var position: Int {
        // Cases without payloads are numbered as they are declared (Swift's ABI, “Type Layout”, fragile enums).
        Int(unsafe unsafeBitCast(self, to: UInt8.self))
    }
}
