/// Keys with their values: `key: value` lines, or `{key: value}`.
public struct YAMLMapping: Hashable, Sendable {
    /// A key and its value.
    public struct Entry: Hashable, Sendable {
        /// The key.
        public let key: YAMLScalar
        /// The value; a ``YAMLScalar/isNull`` one where it was left out.
        public let value: YAMLNode

        /// A key and its value.
        public init(key: YAMLScalar, value: YAMLNode) {
            self.key = key
            self.value = value
        }
    }

    /// The entries in the order in which they were written; no two keys are equal.
    public let entries: [Entry]
    /// Where it begins.
    public let mark: YAMLMark

    /// Entries at a place.
    public init(entries: [Entry], mark: YAMLMark) {
        self.entries = entries
        self.mark = mark
    }

    /// The value of `key`. It looks through the entries: whoever wants them all should go through ``entries`` once.
    public subscript(key: String) -> YAMLNode? {
        entries.first { $0.key.text == key }?.value
    }
}
