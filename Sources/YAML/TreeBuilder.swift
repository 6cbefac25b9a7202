/// Builds the tree from events with a stack of its own, so that depth is a number to compare and not the thread's stack.
struct TreeBuilder {
    private var open: [OpenCollection] = []
    private var nodes = 0
    private var document: YAMLNode?

    /// The finished tree, or `nil` when the document holds nothing.
    var root: YAMLNode? {
        if let scalar = document?.scalar, scalar.isPlain, scalar.text.isEmpty { return nil }
        return document
    }

    /// Adds one event.
    mutating func take(_ event: Event) throws(YAMLError) {
        switch event {
        case .scalar(let scalar): try take(scalar)
        case .sequenceStart(let mark): try begin(.sequence, at: mark)
        case .mappingStart(let mark): try begin(.mapping, at: mark)
        case .collectionEnd(let mark):
            guard let collection = open.popLast() else { return }
            add(collection.node(at: mark))
        }
    }

    private mutating func take(_ scalar: YAMLScalar) throws(YAMLError) {
        if open.last?.awaitsKey == true {
            try open[open.count - 1].setKey(scalar)
        } else {
            try count(at: scalar.mark)
            add(.scalar(scalar))
        }
    }

    private mutating func begin(_ kind: OpenCollection.Kind, at mark: YAMLMark) throws(YAMLError) {
        if open.last?.awaitsKey == true { throw .keyIsNoText(at: mark) }
        guard open.count < YAMLLimits.depth else { throw .tooDeep(at: mark) }
        try count(at: mark)
        open.append(OpenCollection(kind))
    }

    private mutating func count(at mark: YAMLMark) throws(YAMLError) {
        nodes += 1
        guard nodes <= YAMLLimits.nodes else { throw .tooMany(at: mark) }
    }

    private mutating func add(_ node: YAMLNode) {
        if open.isEmpty {
            document = node
        } else {
            open[open.count - 1].add(node)
        }
    }
}
