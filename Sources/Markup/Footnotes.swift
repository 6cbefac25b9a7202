/// The footnotes of a document in the order in which readers meet them.
///
/// A definition stays where it was written; whoever draws the document leaves it out there, and draws the footnotes at its end.
public struct Footnotes: Sendable {
    /// A footnote that something refers to.
    public struct Footnote: Hashable, Sendable {
        /// Where its definition is among the document's nodes.
        public var definition: Int
        /// How many references lead to it.
        public var references: Int
    }

    /// The footnotes by number; the first is number 1.
    public private(set) var list: [Footnote] = []
    /// The definitions that nothing refers to, and those whose label another one had before.
    public private(set) var unused: [Int] = []

    /// The label of each reference and definition.
    private let labels: [Int: String]
    private var numbers: [String: Int] = [:]

    /// Numbers the footnotes of a document: by the first reference in its text, then by those in footnotes themselves.
    public init(of document: Document) {
        var labels: [Int: String] = [:]
        var definitions: [String: Int] = [:]
        var order: [Int] = []
        for (index, node) in document.nodes.enumerated()
        where node.kind == .footnoteDefinition || node.kind == .footnoteReference {
            let label = document.string(node.kind == .footnoteReference ? node.text : node.info).lowercased()
            labels[index] = label
            guard node.kind == .footnoteDefinition else { continue }
            order.append(index)
            if definitions[label] == nil { definitions[label] = index }
        }
        self.labels = labels
        guard !order.isEmpty else { return }
        count(in: 0..<document.nodes.count, of: document, definitions)
        var next = 0
        while next < list.count {
            let definition = list[next].definition
            count(in: document.descendants(of: definition), of: document, definitions)
            next += 1
        }
        let used = Set(list.map(\.definition))
        unused = order.filter { !used.contains($0) }
    }

    /// The number that a reference leads to, from 1; `nil` where no footnote has its label.
    public func number(ofReference node: Int) -> Int? { labels[node].flatMap { numbers[$0] } }

    /// The paragraph that a footnote ends with; `nil` where it ends otherwise.
    public func lastParagraph(of number: Int, in document: Document) -> Int? {
        var last: Int?
        for child in document.children(of: list[number - 1].definition) { last = child }
        return last.flatMap { document.nodes[$0].kind == .paragraph ? $0 : nil }
    }

    private mutating func count(in range: Range<Int>, of document: Document, _ definitions: [String: Int]) {
        var index = range.lowerBound
        while index < range.upperBound {
            switch document.nodes[index].kind {
            case .footnoteDefinition: index = Int(document.nodes[index].end)
            case .footnoteReference:
                count(labels[index] ?? "", definitions)
                index += 1
            default: index += 1
            }
        }
    }

    private mutating func count(_ label: String, _ definitions: [String: Int]) {
        if let number = numbers[label] {
            list[number - 1].references += 1
        } else if let definition = definitions[label] {
            list.append(Footnote(definition: definition, references: 1))
            numbers[label] = list.count
        }
    }
}
