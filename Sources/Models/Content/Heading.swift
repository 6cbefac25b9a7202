/// A heading of a page, as its author wrote it.
public struct Heading: Hashable, Sendable {
    /// From 1 to 6.
    public var level: Int
    /// What a reader reads, without markup; empty where there is nothing to read.
    public var text: String
    /// The id that stands in braces behind it.
    public var explicitID: String?
    /// The id that its text gives it; `nil` where the text has no letters or digits.
    public var slug: String?
    /// The line in the file, from 1.
    public var line: Int

    /// A heading on a line.
    public init(level: Int, text: String, explicitID: String? = nil, slug: String?, line: Int) {
        self.level = level
        self.text = text
        self.explicitID = explicitID
        self.slug = slug
        self.line = line
    }
}
