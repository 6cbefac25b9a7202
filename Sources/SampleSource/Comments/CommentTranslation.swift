/// One comment of a listing in a reader's language.
public struct CommentTranslation: Equatable, Sendable {
    /// The comment in the source. Spaces and line breaks in it count as one space each.
    public var source: String

    /// The same in the reader's language.
    public var translation: String

    /// The line of the fence that says so, counted from 1.
    public var line: Int

    /// A translation, as a fence gives it.
    public init(source: String, translation: String, line: Int = 1) {
        self.source = source
        self.translation = translation
        self.line = line
    }
}
