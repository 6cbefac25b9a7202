/// A part of a pattern: `**Name**:` at the beginning of an item under the section `components`.
public struct Component: Hashable, Sendable {
    /// The name in the page's language. Across languages a component is known by its position.
    public var name: String
    /// The line in the file, from 1.
    public var line: Int

    /// A component named on a line.
    public init(name: String, line: Int) {
        self.name = name
        self.line = line
    }
}

/// One item of the ordered list under the section `interaction`.
public struct InteractionStep: Hashable, Sendable {
    /// The names before and after the arrow at the beginning of the item; `nil` for a remark.
    public var arrow: Arrow?
    /// The line in the file, from 1.
    public var line: Int

    /// A message from one participant to another, as written.
    public struct Arrow: Hashable, Sendable {
        /// Who sends it.
        public var from: String
        /// Who receives it.
        public var to: String

        /// An arrow between two names.
        public init(from: String, to: String) {
            self.from = from
            self.to = to
        }
    }

    /// A step on a line.
    public init(arrow: Arrow?, line: Int) {
        self.arrow = arrow
        self.line = line
    }
}
