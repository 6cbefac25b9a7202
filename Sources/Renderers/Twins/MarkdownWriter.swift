/// Writes a document of markdown into bytes: blocks, their containers and the lines between them. What stands in a line is
/// written by `MarkdownWriter+Inlines`.
///
/// Source: CommonMark 0.30.
struct MarkdownWriter {
    private(set) var bytes: [UInt8] = []

    /// - Parameter capacity: About how many bytes are to be written.
    init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    /// How far the line that is being written has got, without what its containers begin it with.
    enum LineState {
        case start
        /// Digits only, which a period behind them would make the number of an item.
        case digits
        case inside
    }
    var line = LineState.start

    /// What every line of the open containers begins with.
    private var prefix: [UInt8] = []
    /// How much of the prefix belongs to each open container.
    private var containers: [Int] = []
    /// How many ends of lines are to be written before whatever comes next.
    private var due = 0

    // MARK: Blocks

    /// Says that a block has ended: so many ends of lines stand before the next one. Where several end in one place, the
    /// outermost has the last word.
    mutating func separate(by lines: Int) {
        if !bytes.isEmpty { due = lines }
    }

    /// Says that the block that begins would be taken for a part of the one before it, if no blank line stood between them.
    mutating func requireBlankLine() {
        if due > 0 { due = max(due, 2) }
    }

    /// Begins a container.
    ///
    /// - Parameters:
    ///   - marker: What its first line begins with.
    ///   - continuation: What its other lines begin with.
    mutating func open(marker: String, continuation: String) {
        startLine()
        bytes.append(contentsOf: marker.utf8)
        prefix.append(contentsOf: continuation.utf8)
        containers.append(continuation.utf8.count)
        line = .start
    }

    /// Ends the innermost container.
    mutating func close() { prefix.removeLast(containers.removeLast()) }

    /// Ends a line within a block.
    mutating func newLine() {
        due = 1
        startLine()
    }

    /// Writes the ends of lines that are due.
    mutating func startLine() {
        while due > 0 {
            due -= 1
            bytes.append(UInt8(ascii: "\n"))
            appendPrefix(isBlank: due > 0)
            line = .start
        }
    }

    /// A blank line has no blanks at its end.
    private mutating func appendPrefix(isBlank: Bool) {
        bytes.append(contentsOf: prefix)
        guard isBlank else { return }
        while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    }

    // MARK: Lines

    /// Writes markup as it stands in our source.
    mutating func markup(_ literal: StaticString) {
        startLine()
        literal.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
        line = .inside
    }

    /// Writes what has been escaped.
    mutating func escaped(_ run: some Collection<UInt8>) {
        startLine()
        bytes.append(contentsOf: run)
    }

    /// Writes lines as they are. Controls are left out, as on pages.
    mutating func verbatim(_ text: ArraySlice<UInt8>) {
        startLine()
        line = .inside
        if prefix.isEmpty, !text.contains(where: Self.isControl) { return bytes.append(contentsOf: text) }
        for (number, run) in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            if number > 0 {
                bytes.append(UInt8(ascii: "\n"))
                appendPrefix(isBlank: run.isEmpty)
            }
            if run.contains(where: Self.isControl) {
                bytes.append(contentsOf: run.lazy.filter { !Self.isControl($0) })
            } else {
                bytes.append(contentsOf: run)
            }
        }
    }

    /// Writes the end of the document.
    mutating func end() {
        due = 0
        if let last = bytes.last, last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    }

    static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 && byte != UInt8(ascii: "\t") && byte != UInt8(ascii: "\n") }
}
