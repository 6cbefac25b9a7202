/// A list or a mapping whose end has not been read yet.
struct OpenCollection {
    enum Kind {
        case sequence
        case mapping
    }

    private let kind: Kind
    private var items: [YAMLNode] = []
    private var entries: [YAMLMapping.Entry] = []
    /// Where the keys stand, once there are many.
    private var marks: [String: YAMLMark] = [:]
    private var key: YAMLScalar?

    init(_ kind: Kind) {
        self.kind = kind
    }

    /// Whether what comes next is a key.
    var awaitsKey: Bool { kind == .mapping && key == nil }

    /// Takes the key of the next value.
    mutating func setKey(_ scalar: YAMLScalar) throws(YAMLError) {
        guard scalar.text.utf8.count <= YAMLLimits.keyBytes else { throw .longKey(at: scalar.mark) }
        if let first = mark(ofKey: scalar.text) { throw .duplicateKey(scalar, first: first) }
        if entries.count == Self.fewKeys {
            marks = Dictionary(uniqueKeysWithValues: entries.map { ($0.key.text, $0.key.mark) })
        }
        if entries.count >= Self.fewKeys { marks[scalar.text] = scalar.mark }
        key = scalar
    }

    /// So many are compared with each other sooner than they are put into a dictionary; front matter has no more.
    private static let fewKeys = 12

    /// Where a key has stood before.
    private func mark(ofKey text: String) -> YAMLMark? {
        entries.count <= Self.fewKeys ? entries.first { $0.key.text == text }?.key.mark : marks[text]
    }

    /// Takes an item, or the value of the key that came before.
    mutating func add(_ node: YAMLNode) {
        if let key {
            entries.append(YAMLMapping.Entry(key: key, value: node))
            self.key = nil
        } else {
            items.append(node)
        }
    }

    /// The finished collection.
    func node(at mark: YAMLMark) -> YAMLNode {
        switch kind {
        case .sequence: .sequence(YAMLSequence(items: items, mark: mark))
        case .mapping: .mapping(YAMLMapping(entries: entries, mark: mark))
        }
    }
}
