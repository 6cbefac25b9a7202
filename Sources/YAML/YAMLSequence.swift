/// A list: `- a` lines, or `[a, b]`.
public struct YAMLSequence: Hashable, Sendable {
    /// The items in their order.
    public let items: [YAMLNode]
    /// Where it begins.
    public let mark: YAMLMark

    /// A list at a place.
    public init(items: [YAMLNode], mark: YAMLMark) {
        self.items = items
        self.mark = mark
    }
}
