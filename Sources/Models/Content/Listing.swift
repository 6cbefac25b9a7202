/// A fence of a page, as its info string and its body say.
public struct Listing: Hashable, Sendable {
    /// What is to be shown.
    public enum Content: Hashable, Sendable {
        /// Code that stands in the page itself: compiled by nobody.
        case inline
        /// One region of a sample, or the whole of it.
        case sample(Reference)
        /// Several samples beside each other.
        case tabs([Reference])
        /// What differs between two samples.
        case diff(old: Reference, new: Reference)
        /// A folder of samples.
        case tree(path: String)
    }

    /// A sample by its path below the samples' folder, and a region of it.
    public struct Reference: Hashable, Sendable {
        /// The path, with `/`.
        public var path: String
        /// The region's name, or `nil` for the whole file.
        public var region: String?

        /// A region of a sample.
        public init(path: String, region: String? = nil) {
            self.path = path
            self.region = region
        }
    }

    /// The first word of the info string in lower case: the language of the code; empty where there is none.
    public var language: String
    /// What is shown.
    public var content: Content
    /// A caption, where the fence has one.
    public var title: String?
    /// The line of the opening fence in the file, from 1.
    public var line: Int
    /// The lines of the body where a sample is shown: comments and what they are in the page's language.
    public var body: [Line]
    /// How many lines the body has.
    public var lineCount: Int

    /// A line of a fence's body.
    public struct Line: Hashable, Sendable {
        /// The line's text.
        public var text: String
        /// The line in the file, from 1.
        public var line: Int

        /// A text on a line.
        public init(text: String, line: Int) {
            self.text = text
            self.line = line
        }
    }

    /// A fence on a line.
    public init(
        language: String, content: Content, title: String? = nil, line: Int, body: [Line] = [], lineCount: Int = 0
    ) {
        self.language = language
        self.content = content
        self.title = title
        self.line = line
        self.body = body
        self.lineCount = lineCount
    }

    /// Whether its code stands in the page itself. To compare contents would be to copy them.
    public var isInline: Bool { if case .inline = content { true } else { false } }

    /// Whether it is Swift code that stands in the page itself, so that no compiler has seen it.
    public var isUncompiledCode: Bool { isInline && language == "swift" }

    /// The samples it shows, in order.
    public var references: [Reference] {
        switch content {
        case .inline, .tree: []
        case .sample(let reference): [reference]
        case .tabs(let references): references
        case .diff(let old, let new): [old, new]
        }
    }
}
