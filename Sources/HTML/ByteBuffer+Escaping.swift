internal import Bytes

extension ByteBuffer {
    /// Appends text as its position wants it. What needs no escaping is copied in whole runs.
    mutating func append<Place: Position>(_ text: Span<UInt8>, as place: Place.Type) {
        var start = 0
        var index = 0
        while index < text.count {
            while index + 8 <= text.count, Place.isPlain(EightBytes(text, at: index)) { index += 8 }
            // One of the next eight may need to be escaped.
            let end = min(index + 8, text.count)
            while index < end, !Place.isSpecial(text[index]) { index += 1 }
            guard index < end else { continue }
            append(text.extracting(start..<index))
            index += Place.replace(text, at: index, in: &self)
            start = index
        }
        append(text.extracting(start..<text.count))
    }

    /// Appends a string as its position wants it.
    mutating func append<Place: Position>(_ text: String, as place: Place.Type) { append(text.utf8.span, as: place) }

    /// Appends a number in decimal digits.
    mutating func append(_ number: Int) { append(String(number)) }

    /// Appends a byte as `%` and two digits (RFC 3986, section 2.1).
    mutating func append(percentEncoding byte: UInt8) {
        append(UInt8(ascii: "%"))
        append(Self.digit(byte >> 4))
        append(Self.digit(byte & 15))
    }

    /// A hexadecimal digit in upper case.
    static func digit(_ value: UInt8) -> UInt8 { value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10 }
}
