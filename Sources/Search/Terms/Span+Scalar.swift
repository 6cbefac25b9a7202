extension Span<UInt8> {
    /// The character that begins at an index, and its length. Bytes that are no UTF-8 are U+FFFD one by one.
    @inline(__always)
    func scalar(at index: Int) -> (scalar: UInt32, length: Int) {
        let first = UInt32(self[index])
        if first < 0x80 { return (first, 1) }
        // Most letters that are not ASCII are two bytes.
        if first >= 0xC2, first < 0xE0, index + 1 < count, self[index + 1] & 0xC0 == 0x80 {
            return ((first & 0x1F) << 6 | UInt32(self[index + 1]) & 0x3F, 2)
        }
        return longScalar(at: index)
    }

    private func longScalar(at index: Int) -> (scalar: UInt32, length: Int) {
        let first = UInt32(self[index])
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard first >= 0xC2, index + length <= count else { return (0xFFFD, 1) }
        var scalar = first & (0x7F >> UInt32(length))
        for offset in 1..<length {
            let byte = UInt32(self[index + offset])
            guard byte & 0xC0 == 0x80 else { return (0xFFFD, 1) }
            scalar = scalar << 6 | byte & 0x3F
        }
        return (scalar, length)
    }
}
