/// Writes a document of XML into bytes, by the same rules as `HTMLWriter`.
public struct XMLWriter: Sendable {
    /// What has been written.
    public private(set) var bytes: [UInt8] = []

    /// A writer that has written nothing yet.
    public init() {}

    /// Writes markup as it stands in our source.
    public mutating func markup(_ literal: StaticString) { bytes.append(literal) }

    /// Writes text between tags or in the quotes of an attribute. What is no character of XML is left out.
    public mutating func text(_ text: String) { bytes.append(text, as: XMLPosition.self) }
}
