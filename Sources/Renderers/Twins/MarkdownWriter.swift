internal import Bytes

/// Writes a document of markdown into bytes: blocks, their containers and the lines between them. What stands in a line is
/// written by `MarkdownWriter+Inlines`.
///
/// Source: CommonMark 0.30.
struct MarkdownWriter: ~Copyable {
    private var buffer: ByteBuffer
    /// What has been written.
    var bytes: [UInt8] { buffer.array }

    /// - Parameter capacity: About how many bytes are to be written.
    init(capacity: Int = 0) { buffer = ByteBuffer(capacity: capacity) }

    /// How far the line that is being written has got, without what its containers begin it with.
    enum LineState {
        case start
        /// Digits only, which a period behind them would make the number of an item.
        case digits
        case inside
    }
    var line = LineState.start

    /// What every line of the open containers begins with.
    private var prefix = ByteBuffer()
    /// How much of the prefix belongs to each open container.
    private var containers: [Int] = []
    /// How many ends of lines are to be written before whatever comes next.
    private var due = 0

    // MARK: Blocks

    /// Says that a block has ended: so many ends of lines stand before the next one. Where several end in one place, the
    /// outermost has the last word.
    mutating func separate(by lines: Int) {
        if buffer.count > 0 { due = lines }
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
        buffer.append(marker)
        prefix.append(continuation)
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
    @inline(__always)
    mutating func startLine() {
        if due > 0 { endLines() }
    }

    private mutating func endLines() {
        while due > 0 {
            due -= 1
            buffer.append(UInt8(ascii: "\n"))
            appendPrefix(isBlank: due > 0)
            line = .start
        }
    }

    /// A blank line has no blanks at its end.
    private mutating func appendPrefix(isBlank: Bool) {
        buffer.append(0..<prefix.count, of: prefix)
        guard isBlank else { return }
        while buffer.last == UInt8(ascii: " ") { buffer.removeLast() }
    }

    // MARK: Lines

    /// Writes markup as it stands in our source.
    mutating func markup(_ literal: StaticString) {
        startLine()
        buffer.append(literal)
        line = .inside
    }

    /// Writes a part of a text that has been escaped.
    mutating func escaped(_ range: Range<Int>, of text: Span<UInt8>) {
        startLine()
        buffer.append(range, of: text)
    }

    /// Writes what has been escaped.
    mutating func escaped(_ run: String) {
        startLine()
        buffer.append(run)
    }

    /// Writes a byte that has been escaped.
    mutating func escaped(_ byte: UInt8) {
        startLine()
        buffer.append(byte)
    }

    /// Writes a byte that has been escaped so many times.
    mutating func escaped(_ byte: UInt8, count: Int) {
        startLine()
        for _ in 0..<count { buffer.append(byte) }
    }

    /// Writes lines as they are. Controls are left out, as on pages.
    mutating func verbatim(_ text: ArraySlice<UInt8>) {
        startLine()
        line = .inside
        if prefix.count == 0, !Self.holdsControl(text.span) { return buffer.append(text.span) }
        for (number, run) in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            if number > 0 {
                buffer.append(UInt8(ascii: "\n"))
                appendPrefix(isBlank: run.isEmpty)
            }
            if Self.holdsControl(run.span) {
                for byte in run where !Self.isControl(byte) { buffer.append(byte) }
            } else {
                buffer.append(run.span)
            }
        }
    }

    /// Writes the end of the document.
    mutating func end() {
        due = 0
        if let last = buffer.last, last != UInt8(ascii: "\n") { buffer.append(UInt8(ascii: "\n")) }
    }

    private static func holdsControl(_ text: Span<UInt8>) -> Bool {
        // The tab and the line feed stand between them.
        text.firstIndex(in: 0..<text.count) { $0.places(upTo: 0x08) | $0.places(of: "\u{B}", to: "\u{1F}") } != nil
    }

    static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 && byte != UInt8(ascii: "\t") && byte != UInt8(ascii: "\n") }
}
