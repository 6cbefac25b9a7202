internal import Bytes

/// Between tags (HTML Living Standard, section 13.1.3).
enum TextPosition: Position {
    @inline(__always)
    static func specialPlaces(in bytes: SixteenBytes) -> SixteenBytes.Places {
        Self.controls(in: bytes) | bytes.places(of: "&") | bytes.places(of: "<") | bytes.places(of: ">")
            | ForbiddenCharacters.places(in: bytes)
    }

    /// The C0 controls that no document may hold, the form feed, which it may, and the carriage return, which only doubles a
    /// line's end.
    @inline(__always)
    private static func controls(in bytes: SixteenBytes) -> SixteenBytes.Places {
        bytes.places(upTo: 0x08) | bytes.places(of: "\u{B}", to: "\u{1F}")
    }

    static func replace(_ text: Span<UInt8>, at index: Int, in bytes: inout ByteBuffer) -> Int {
        AttributePosition.replace(text, at: index, in: &bytes)
    }
}
