/// A translation beside its origin, part by part, for whoever compares them.
public struct ReviewView: Sendable {
    /// What page it is.
    public var title: String
    public var origin: Side
    /// `nil` where the page is still to be translated.
    public var translation: Side?
    public var rows: [Row]
    /// What the translation has in another shape, and no part holds.
    public var differences: [String]
    /// The page in the translation's language, from the server's root: what links in both texts start from.
    public var address: String
    /// From there.
    public var styleSheet: String
    public var favicon: String

    /// One of both texts.
    public struct Side: Sendable {
        /// A BCP 47 tag.
        public var language: String
        public var isRightToLeft: Bool
        /// The language's own name.
        public var name: String
        /// The path of the file from the project's folder.
        public var file: String
        public var title: String
        public var description: String?
        public var question: String?
        /// What its language's readers would see; for the words that stand in the text.
        public var frame: FrameView
        public var body: BodyView
        /// The nodes of what stands before the first section, then those of each section.
        public var sections: [Range<Int>]
    }

    /// A part of the page on both sides.
    public struct Row: Sendable {
        /// The key of the part.
        public var key: String
        public var mark: Mark
        /// What is there in another shape.
        public var differences: [String] = []
        public var origin: Place?
        public var translation: Place?
    }

    /// Where a part is on its side.
    public enum Place: Hashable, Sendable {
        /// Title, description and question.
        case front
        /// A place among the side's sections.
        case section(Int)
    }

    /// How the translation of a part stands to it.
    public enum Mark: Sendable {
        case current
        /// The origin has changed since.
        case behind
        /// The translation lacks it.
        case missing
        /// The origin lacks it.
        case surplus
        /// Nobody recorded what was translated.
        case unrecorded
    }
}
