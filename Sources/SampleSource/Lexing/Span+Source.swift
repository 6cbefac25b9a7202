extension Span<UInt8> {
    /// The byte at an index, or NUL outside of the source: a byte that no token of Swift contains.
    @inline(__always)
    func byte(at index: Int) -> UInt8 {
        index >= 0 && index < count ? self[index] : 0
    }

    /// Where the line that goes on at `index` ends: at its newline, or at the end of the source.
    func endOfLine(from index: Int) -> Int {
        var index = index
        while index < count, !self[index].isNewline { index += 1 }
        return index
    }

    /// How many times `byte` stands at `index` and behind it.
    func run(of byte: UInt8, at index: Int) -> Int {
        var end = index
        while end < count, self[end] == byte { end += 1 }
        return end - index
    }

    /// The Unicode scalar at `index` and the number of its bytes, or `nil` if the bytes are no UTF-8.
    ///
    /// Source: The Unicode Standard, table 3-7, “Well-Formed UTF-8 Byte Sequences”.
    func scalar(at index: Int) -> (value: UInt32, length: Int)? {
        let lead = byte(at: index)
        let length: Int
        switch lead {
        case 0x00...0x7F: return index < count ? (UInt32(lead), 1) : nil
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF: length = 3
        case 0xF0...0xF4: length = 4
        default: return nil
        }
        var value = UInt32(lead & (0x7F >> UInt8(length)))
        for offset in 1..<length {
            let byte = byte(at: index + offset)
            guard byte & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        let isShortest = value >= (length == 3 ? 0x800 : length == 4 ? 0x10000 : 0x80)
        return isShortest && value <= 0x10FFFF && !(0xD800...0xDFFF).contains(value) ? (value, length) : nil
    }
}
