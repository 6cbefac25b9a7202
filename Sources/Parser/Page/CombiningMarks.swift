internal import Bytes
internal import Localization

/// Finds more combining marks in a row than any language has. Wherever text is compared, ordering them takes time that grows
/// with the square of their number; so pages that hold them are refused at the door.
enum CombiningMarks {
    /// Where the first mark too many is in UTF-8 text.
    ///
    /// Marks take two bytes at least, none of them ASCII. So too many in a row hold one of the groups of sixteen bytes that
    /// are looked at, wherever they begin.
    static func firstExcess(in text: Span<UInt8>) -> Int? {
        let shortest = (Normalization.maximumMarks + 1) * 2
        var index = 0
        var checked = 0
        while index + 16 <= text.count {
            guard SixteenBytes(text, at: index).places(upTo: 0x7F).isEmpty else {
                index += shortest - 15
                continue
            }
            var start = index
            while start > checked, text[start - 1] >= 0x80 { start -= 1 }
            var end = index + 16
            while end < text.count, text[end] >= 0x80 { end += 1 }
            if end - start >= shortest, let excess = firstExcess(in: text, start..<end) { return excess }
            checked = end
            index = end
        }
        return nil
    }

    private static func firstExcess(in text: Span<UInt8>, _ range: Range<Int>) -> Int? {
        var marks = 0
        var index = range.lowerBound
        while index < range.upperBound {
            let length = text[index] < 0xE0 ? 2 : text[index] < 0xF0 ? 3 : 4
            guard index + length <= range.upperBound else { return nil }
            marks = isMark(text.extracting(index..<index + length)) ? marks + 1 : 0
            if marks > Normalization.maximumMarks { return index }
            index += length
        }
        return nil
    }

    /// Whether a scalar of two to four bytes changes its place among its neighbours.
    private static func isMark(_ bytes: Span<UInt8>) -> Bool {
        var value = UInt32(bytes[0]) & (0x7F >> UInt32(bytes.count))
        for index in 1..<bytes.count { value = value << 6 | UInt32(bytes[index] & 0x3F) }
        return Unicode.Scalar(value).map { $0.properties.canonicalCombiningClass != .notReordered } ?? false
    }
}
