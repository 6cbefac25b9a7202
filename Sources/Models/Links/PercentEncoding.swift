internal import Bytes

/// Percent-encoding of URL paths and fragments (RFC 3986, section 2.1).
public enum PercentEncoding {
    /// Encodes all bytes but unreserved characters and `/`.
    public static func encode(_ text: String) -> String {
        let source = text.utf8.span
        guard firstEncoded(in: source, from: 0) != nil else { return text }
        return unsafe String(unsafeUninitializedCapacity: encodedCount(of: source)) { unsafe encode(source, into: $0) }
    }

    /// Encodes the id that a link of ours leads to. Letters of all scripts stay as they are: a page in UTF-8 needs no more, and
    /// a third of the bytes; what people would not see, or see as something else, is encoded.
    ///
    /// Source: URL Standard, “URL code points”.
    public static func encode(fragment id: String) -> String {
        guard id.utf8.contains(where: { !isPlain($0) }), !isCommon(id.utf8) else { return id }
        var address = ""
        for scalar in id.unicodeScalars {
            if scalar.isASCII ? isPlain(UInt8(ascii: scalar)) : scalar.properties.isXIDContinue {
                address.unicodeScalars.append(scalar)
            } else {
                address += encode(String(scalar))
            }
        }
        return address
    }

    /// Whether an id has only letters of the blocks that hold nothing else, but for what is plain: those of Latin-1 from `À` on
    /// without `×` and `÷`, of Latin Extended-A, and of Cyrillic up to `ѿ`. Most ids have.
    private static func isCommon(_ id: String.UTF8View) -> Bool {
        var lead: UInt8 = 0
        return !id.contains { byte in
            defer { lead = byte >= 0xC0 ? byte : 0 }
            switch (lead, byte) {
            case (0xC3, 0x97), (0xC3, 0xB7): return true
            case (0xC3...0xC5, 0x80...0xBF), (0xD0...0xD1, 0x80...0xBF): return false
            case (0, 0xC3...0xC5), (0, 0xD0...0xD1): return false
            default: return lead != 0 || !isPlain(byte)
            }
        }
    }

    /// The first byte from an index on that has to be encoded; most addresses have none.
    private static func firstEncoded(in text: Span<UInt8>, from start: Int) -> Int? {
        text.firstIndex(in: start..<text.count) { bytes in
            let letters = bytes.foldingLetters.places(of: "a", to: "z")
            // The dot and the slash stand between the hyphen and the digits.
            return !(letters | bytes.places(of: "-", to: "9") | bytes.places(of: "_") | bytes.places(of: "~"))
        }
    }

    /// How many bytes a text takes when it is encoded.
    static func encodedCount(of text: Span<UInt8>) -> Int {
        var count = text.count
        var start = 0
        while let index = firstEncoded(in: text, from: start) {
            count += 2
            start = index + 1
        }
        return count
    }

    /// Writes the encoded text to where there is room for it.
    ///
    /// - Returns: How many bytes that took.
    static func encode(_ text: Span<UInt8>, into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
        var count = 0
        var start = 0
        func put(before end: Int) {
            for index in start..<end { unsafe buffer[count + index - start] = text[index] }
            count += end - start
        }
        while let index = firstEncoded(in: text, from: start) {
            put(before: index)
            unsafe buffer[count] = UInt8(ascii: "%")
            unsafe buffer[count + 1] = digit(text[index] >> 4)
            unsafe buffer[count + 2] = digit(text[index] & 15)
            count += 3
            start = index + 1
        }
        put(before: text.count)
        return count
    }

    /// Decodes what is encoded; a `%` that encodes nothing stays.
    ///
    /// - Returns: `nil` where the decoded bytes are not UTF-8.
    public static func decode(_ text: String) -> String? {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
        var bytes: [UInt8] = []
        let source = Array(text.utf8)
        var index = 0
        while index < source.count {
            if source[index] == UInt8(ascii: "%"), index + 2 < source.count,
                let high = hexValue(source[index + 1]), let low = hexValue(source[index + 2])
            {
                bytes.append(high << 4 | low)
                index += 3
            } else {
                bytes.append(source[index])
                index += 1
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10 }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"), UInt8(ascii: "/"):
            true
        default: false
        }
    }

    private static func hexValue(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
