internal import Bytes

/// Writes a document of XML into bytes, by the same rules as `HTMLWriter`.
public struct XMLWriter: ~Copyable {
    private var buffer = ByteBuffer()
    /// What has been written.
    public var bytes: [UInt8] { buffer.array }

    /// How many bytes have been written.
    public var count: Int { buffer.count }

    /// A writer that has written nothing yet.
    public init() {}

    /// Writes markup as it stands in our source.
    public mutating func markup(_ literal: StaticString) { buffer.append(literal) }

    /// Writes text between tags or in the quotes of an attribute. What is no character of XML is left out.
    public mutating func text(_ text: String) { buffer.append(text, as: XMLPosition.self) }
}
