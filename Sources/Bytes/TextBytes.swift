/// A text that is looked up by its bytes.
///
/// The library holds texts for equal that mean the same characters, and brings one that is not ASCII into a normal form each
/// time that it is looked up; that takes as long as two hundred lookups by bytes.
public struct TextBytes: Hashable, Sendable {
    /// The text.
    public let text: String

    /// The bytes of a text.
    public init(_ text: String) { self.text = text }

    /// Whether two texts have the same bytes.
    public static func == (left: TextBytes, right: TextBytes) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

    /// Hashes the bytes.
    public func hash(into hasher: inout Hasher) {
        text.utf8.withBytes { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
