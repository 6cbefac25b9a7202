/// A place in a document that text can stand in, and what must not stand there as it is.
protocol Position {
    /// Whether a byte has to be replaced.
    static func isSpecial(_ byte: UInt8) -> Bool

    /// Writes what stands for the special byte at an index.
    ///
    /// - Returns: How many bytes of the text that accounts for.
    static func replace(_ text: Span<UInt8>, at index: Int, in bytes: inout [UInt8]) -> Int
}
