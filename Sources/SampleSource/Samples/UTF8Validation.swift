extension Span<UInt8> {
    /// The index of the first byte that is not part of well-formed UTF-8, or `nil` if all are.
    var firstInvalidUTF8: Int? {
        var index = 0
        while index < count {
            if self[index].isASCII {
                index += 1
            } else if let (_, length) = scalar(at: index) {
                index += length
            } else {
                return index
            }
        }
        return nil
    }
}
