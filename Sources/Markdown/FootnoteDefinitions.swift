internal import CCmark

/// The lines of a body that define footnotes.
///
/// libcmark knows no footnotes, but a definition is a container like the item of a list: what follows it belongs to it while
/// it is indented by four columns. So for libcmark such a line becomes the item of a list whose text begins in the fifth
/// column; what is left of the label is filled up with colons, which the builder takes away again.
struct FootnoteDefinitions {
    /// A definition.
    struct Definition {
        /// As it is written.
        var label: [UInt8]
        /// How many colons stand before its text.
        var fill: Int
    }

    /// By line of the body.
    private(set) var lines: [Int: Definition] = [:]
    /// The labels in lower case.
    private(set) var labels: Set<String> = []

    var isEmpty: Bool { lines.isEmpty }

    /// The same labels for a text that stands elsewhere.
    var withoutLines: FootnoteDefinitions {
        var definitions = self
        definitions.lines = [:]
        return definitions
    }

    /// No definitions.
    init() {}

    /// Finds the definitions of a body and makes them items in the mask.
    init(in optionalMask: inout SourceMask?, from offset: Int) {
        guard var mask = optionalMask else { return }
        defer { optionalMask = mask }
        let source = SourceLines(mask.bytes, from: offset)
        let candidates = (1...max(1, source.count)).filter { mask.definition(in: source[$0]) != nil }
        guard !candidates.isEmpty, let tree = CommonMarkTree(parsing: mask.bytes, from: offset) else { return }
        let texts = Self.textLines(of: tree, among: Set(candidates))
        let bullet = Self.unusedBullet(in: source)
        for line in candidates where texts.contains(line) {
            guard let label = mask.definition(in: source[line]) else { continue }
            let start = label.startIndex - mask.note.count
            let isAlone = source[line][(label.endIndex + 2)...].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            // Both a bullet with three blanks and a number without text let what belongs to them begin four columns behind.
            let opening = isAlone ? Array("01)".utf8) : [bullet] + Array("   ".utf8)
            let length = label.endIndex + 2 - start
            let fill = isAlone ? 0 : length - opening.count
            lines[line] = Definition(label: Array(label), fill: fill)
            labels.insert(String(decoding: label, as: UTF8.self).lowercased())
            let rest = isAlone ? Array(repeating: UInt8(ascii: " "), count: length - opening.count) : []
            mask.overwrite(from: start, with: opening + rest + Array(repeating: UInt8(ascii: ":"), count: fill))
        }
    }

    /// The lines that hold text and neither code nor HTML.
    private static func textLines(of tree: borrowing CommonMarkTree, among candidates: Set<Int>) -> Set<Int> {
        var lines: Set<Int> = []
        tree.walk { isEntering, node in
            guard isEntering, node.type == CMARK_NODE_PARAGRAPH || node.type == CMARK_NODE_HEADING else { return }
            guard node.startLine <= node.endLine else { return }
            lines.formUnion((node.startLine...node.endLine).filter(candidates.contains))
        }
        return lines
    }

    /// A bullet that the body does not use, so that no list of its own becomes one with the definitions.
    private static func unusedBullet(in source: SourceLines) -> UInt8 {
        var used: Set<UInt8> = []
        for number in 1...max(1, source.count) {
            let line = source[number].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "\t") }
            if let first = line.first { used.insert(first) }
        }
        return "+*-".utf8.first { !used.contains($0) } ?? UInt8(ascii: "+")
    }
}
