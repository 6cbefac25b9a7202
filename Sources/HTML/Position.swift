internal import Bytes

/// A place in a document that text can stand in, and what must not stand there as it is.
protocol Position {
    /// Whether a byte has to be replaced.
    static func isSpecial(_ byte: UInt8) -> Bool

    /// Whether none of eight bytes has to be replaced; `false` where that is not clear at once.
    static func isPlain(_ bytes: EightBytes) -> Bool

    /// Writes what stands for the special byte at an index.
    ///
    /// - Returns: How many bytes of the text that accounts for.
    static func replace(_ text: Span<UInt8>, at index: Int, in bytes: inout ByteBuffer) -> Int
}

extension Position {
    @inline(__always)
    static func isPlain(_ bytes: EightBytes) -> Bool { false }
}
