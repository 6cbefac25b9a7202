/// What is read on top of CommonMark.
public struct MarkdownOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// The options of these bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Tables (GitHub Flavored Markdown 0.29, section 4.10).
    public static let tables = MarkdownOptions(rawValue: 1)
    /// Block quotes that begin `[!NOTE]`, `[!TIP]`, `[!IMPORTANT]`, `[!WARNING]` or `[!CAUTION]`.
    public static let callouts = MarkdownOptions(rawValue: 2)
    /// Headings that end `{#id}`.
    public static let headingIDs = MarkdownOptions(rawValue: 4)

    /// `~text~` and `~~text~~` (GitHub Flavored Markdown 0.29, section 6.5).
    public static let strikethrough = MarkdownOptions(rawValue: 8)
    /// Items that begin `[ ]` or `[x]` (GitHub Flavored Markdown 0.29, section 5.3).
    public static let taskLists = MarkdownOptions(rawValue: 16)
    /// Bare addresses: `www.`, `http://`, `https://` and e-mail (GitHub Flavored Markdown 0.29, section 6.9).
    public static let autolinks = MarkdownOptions(rawValue: 32)
    /// `[^label]` and, at the beginning of a line, `[^label]: text` (as GitHub reads them).
    public static let footnotes = MarkdownOptions(rawValue: 64)

    /// All that pages use.
    public static let pages: MarkdownOptions = [
        .tables, .callouts, .headingIDs, .strikethrough, .taskLists, .autolinks, .footnotes,
    ]
    /// CommonMark and nothing else.
    public static let commonMark: MarkdownOptions = []
}
