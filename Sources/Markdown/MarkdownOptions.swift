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

    /// All that pages use.
    public static let pages: MarkdownOptions = [.tables, .callouts, .headingIDs]
    /// CommonMark and nothing else.
    public static let commonMark: MarkdownOptions = []
}
