internal import Bytes

/// Text as the CommonMark specification's examples print it: with `&quot;`, and with every character that the source has.
enum CommonMarkTextPosition: Position {
    @inline(__always)
    static func specialPlaces(in bytes: SixteenBytes) -> SixteenBytes.Places {
        bytes.places(of: "&") | bytes.places(of: "<") | bytes.places(of: ">") | bytes.places(of: "\"") | bytes.places(of: "\r")
    }

    static func replace(_ text: Span<UInt8>, at index: Int, in bytes: inout ByteBuffer) -> Int {
        AttributePosition.replace(text, at: index, in: &bytes)
    }
}
