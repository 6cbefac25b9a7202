/// Reads the part of YAML that settings need: text, lists and mappings.
///
/// libyaml scans (YAML 1.1); this module bounds and refuses. What it hands on is text: `007`, `1e3`, `true` and `no` stay as
/// they were typed, and whoever knows a key decides which type its value has.
///
/// Refused, each with its place and a remedy: a second document, a key that stands twice, a key that is no text, anchors,
/// aliases (nothing is ever expanded) and tags, `!!str` included. Bounds stand in ``YAMLLimits``.
///
/// - SeeAlso: <https://yaml.org/spec/1.1/>
public enum YAML {
    /// The one document in `bytes`, or `nil` when there is none: nothing but blanks, comments or a bare `---`.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8; a byte order mark at the start is passed over.
    ///   - firstLine: The number of the line on which `bytes` begin in their file, so that front matter reports the file's lines.
    /// - Throws: ``YAMLError`` for the first thing that is wrong; libyaml reads nothing after it.
    public static func parse(_ bytes: [UInt8], firstLine: Int = 1) throws(YAMLError) -> YAMLNode? {
        try parse(bytes.span, firstLine: firstLine)
    }

    /// The one document in `bytes`, or `nil` when there is none; as ``parse(_:firstLine:)-([UInt8],_)``.
    public static func parse(_ bytes: Span<UInt8>, firstLine: Int = 1) throws(YAMLError) -> YAMLNode? {
        let text = bytes.extracting(byteOrderMarkLength(bytes)...)
        let lines = LineIndex(text, firstLine: firstLine)
        guard text.count <= YAMLLimits.bytes else { throw .longText(at: lines.mark(at: 0)) }
        var events = try EventParser(text, lines: lines)
        var tree = TreeBuilder()
        while let event = try events.next() {
            try tree.take(event)
        }
        return tree.root
    }

    private static func byteOrderMarkLength(_ bytes: Span<UInt8>) -> Int {
        bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
    }
}
