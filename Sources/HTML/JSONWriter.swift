internal import Bytes

/// Writes a document of JSON into bytes (RFC 8259): one member a line, indented by two spaces a level.
///
/// Keys are literals of our own source, or pass the same escaping as every other string. What is written could also stand in
/// a `<script>`.
public struct JSONWriter: ~Copyable {
    private var buffer = ByteBuffer()
    /// What has been written.
    public var bytes: [UInt8] { buffer.array }
    private var depth = 0
    /// Whether something stands before the next member of the innermost object or array.
    private var hasMember = false
    /// Whether a key has been written that waits for its value.
    private var hasKey = false

    /// A writer that has written nothing yet.
    public init() {}

    /// Writes an object.
    public mutating func object(_ members: (inout JSONWriter) -> Void) { nest("{", "}", members) }

    /// Writes an array.
    public mutating func array(_ elements: (inout JSONWriter) -> Void) { nest("[", "]", elements) }

    /// Writes a member's key; its value comes next.
    public mutating func key(_ name: String) {
        startMember()
        quoted(name)
        buffer.append(": ")
        hasKey = true
    }

    /// Writes a string, or `null`.
    public mutating func value(_ text: String?) {
        startMember()
        if let text { quoted(text) } else { buffer.append("null") }
    }

    /// Writes a number, or `null`.
    public mutating func value(_ number: Int?) {
        startMember()
        if let number { buffer.append(number) } else { buffer.append("null") }
    }

    /// Ends the document with the end of a line.
    public mutating func end() { buffer.append("\n") }

    private mutating func quoted(_ text: String) {
        buffer.append("\"")
        buffer.append(text, as: JSONPosition.self)
        buffer.append("\"")
    }

    private mutating func nest(_ open: StaticString, _ close: StaticString, _ members: (inout JSONWriter) -> Void) {
        startMember()
        buffer.append(open)
        depth += 1
        hasMember = false
        members(&self)
        depth -= 1
        if hasMember { startLine() }
        buffer.append(close)
        hasMember = true
    }

    private mutating func startMember() {
        if hasKey {
            hasKey = false
            return
        }
        if hasMember { buffer.append(",") }
        hasMember = true
        if depth > 0 { startLine() }
    }

    private mutating func startLine() {
        buffer.append("\n")
        for _ in 0..<depth { buffer.append("  ") }
    }
}
