internal import Bytes

extension ByteBuffer {
    /// Appends text as its position wants it. What needs no escaping is copied in whole runs.
    mutating func append<Place: Position>(_ text: Span<UInt8>, as place: Place.Type) {
        append(0..<text.count, of: text, as: place)
    }

    /// Appends a part of a text as its position wants it.
    mutating func append<Place: Position>(_ range: Range<Int>, of text: Span<UInt8>, as place: Place.Type) {
        var start = range.lowerBound
        var index = start
        while let next = text.firstIndex(in: index..<range.upperBound, at: { Place.specialPlaces(in: $0) }) {
            append(start..<next, of: text)
            let replaced = Place.replace(text, at: next, in: &self)
            start = next + replaced
            index = next + max(1, replaced)
        }
        append(start..<range.upperBound, of: text)
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
