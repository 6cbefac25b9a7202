internal import Bytes

/// A place in a document that text can stand in, and what must not stand there as it is.
protocol Position {
    /// Where one of sixteen bytes may have to be replaced.
    static func specialPlaces(in bytes: SixteenBytes) -> SixteenBytes.Places

    /// Writes what stands for the byte at an index, which is at such a place.
    ///
    /// - Returns: How many bytes of the text that accounts for; 0 where the byte stays as it is.
    static func replace(_ text: Span<UInt8>, at index: Int, in bytes: inout ByteBuffer) -> Int
}
