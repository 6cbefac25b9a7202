internal import Localization
internal import Models

/// Finds the notices for the sections of a page whose origin has moved on.
struct BehindShaper {
    private let frames: FrameShaper
    private let entry: Int
    private let notices: [TranslatedPart.Place: HeadingView.BehindNotice]

    /// - Parameters:
    ///   - entry: The page, as readers of the frames' edition are shown it: their own version, or one that stands in.
    ///   - path: Where the notices are read.
    init(frames: FrameShaper, entry: Int, path: String) {
        self.frames = frames
        self.entry = entry
        let index = frames.edition.index
        let behind = index.translationState(of: index.entries[entry].shown[frames.edition.position])?.behind ?? []
        // Read once: a page may be behind in every section.
        let anchors = behind.isEmpty ? [] : index.anchors[index.entries[entry].origin]
        // What the translation lacks altogether has no place on its page.
        let places = behind.compactMap { part in
            part.place.map { ($0, Self.notice(of: part, on: entry, anchors, frames, from: path)) }
        }
        notices = Dictionary(places, uniquingKeysWith: { first, _ in first })
    }

    /// The notice at the section of a heading, by the heading's place on the page.
    func notice(atHeading heading: Int) -> HeadingView.BehindNotice? { notices[.section(heading: heading)] }

    /// The notice at the title, for title, description and question.
    var titleNotice: HeadingView.BehindNotice? { notices[.front] }

    /// The notice at the beginning of the text, for what stands before the first section.
    var introductionNotice: HeadingView.BehindNotice? { notices[.introduction] }

    private static func notice(
        of part: TranslationState.Part, on entry: Int, _ anchors: [Anchor], _ frames: FrameShaper, from path: String
    ) -> HeadingView.BehindNotice {
        let index = frames.edition.index
        let origin = index.entries[entry].origin
        let language = index.pages[origin].language
        var address = SiteURL.relative(to: OutputPath.page(index.entries[entry].id, in: language), from: path)
        if case .section(let heading)? = part.origin {
            address += "#" + PercentEncoding.encode(fragment: anchors[heading].id)
        }
        let words = frames.edition.words
        return HeadingView.BehindNotice(
            text: words[.behindNotice],
            linkText: words.text(.behindLink, ["language": language.displayName(in: frames.edition.language.locale)]),
            address: address)
    }
}
