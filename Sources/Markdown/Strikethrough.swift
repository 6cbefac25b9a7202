internal import Markup

/// Finds which runs of tildes belong together.
///
/// As delimiters of emphasis do (CommonMark 0.30, “An algorithm for parsing nested emphasis and links”), a closing run takes the
/// nearest opening one; two runs of different lengths are text. libcmark has read emphasis already, so both stand within one
/// node or are text.
enum Strikethrough {
    static func match(_ tokens: inout [InlineToken]) {
        // The opening runs that wait, for each node that is open.
        var waiting: [[Int]] = [[]]
        for index in tokens.indices {
            switch tokens[index] {
            case .open: waiting.append([])
            case .close: waiting.removeLast()
            case .leaf: break
            case .tildes(let tildes): match(tildes, at: index, &tokens, &waiting[waiting.count - 1])
            }
        }
    }

    private static func match(
        _ tildes: InlineToken.Tildes, at index: Int, _ tokens: inout [InlineToken], _ waiting: inout [Int]
    ) {
        if tildes.canClose, let last = waiting.popLast(), case .tildes(var opening) = tokens[last] {
            guard opening.text.text.count == tildes.text.text.count else { return }
            var closing = tildes
            opening.role = .opening
            closing.role = .closing
            tokens[last] = .tildes(opening)
            tokens[index] = .tildes(closing)
        } else if tildes.canOpen {
            waiting.append(index)
            // What waits nests, if it is closed at all.
            if waiting.count > MarkdownLimit.strikethroughs { waiting.removeFirst() }
        }
    }
}
