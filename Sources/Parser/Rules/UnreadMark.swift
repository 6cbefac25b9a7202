/// Two stars that stand in a text because CommonMark read no emphasis.
struct UnreadMark {
    /// The mark with some of the text beside it, by which it is found in the source, and how much of that stands before it.
    let source: [UInt8]
    let lead: Int
    private let isSpaceBefore: Bool
    private let isSpaceAfter: Bool

    /// Whether the text behind it can have been meant to be bold.
    var canBegin: Bool { isSpaceBefore || !isSpaceAfter }
    /// Whether bold text can begin right behind it.
    var canOpen: Bool { !isSpaceAfter }
    /// Whether it can have been meant to end bold text.
    var canClose: Bool { !isSpaceBefore }

    /// All in a text.
    ///
    /// - Parameters:
    ///   - before: Whether white space or nothing stands before the text, and not another inline.
    ///   - after: The same of what is behind it.
    static func all(in text: ArraySlice<UInt8>, before: Bool, after: Bool) -> [UnreadMark] {
        var marks: [UnreadMark] = []
        var index = text.startIndex
        while let start = text[index...].firstIndex(of: star) {
            let end = text[start...].firstIndex { $0 != star } ?? text.endIndex
            index = end
            guard end - start == 2 else { continue }
            let lead = text[..<start].suffix(neighbours), trail = text[end...].prefix(neighbours)
            marks.append(
                UnreadMark(
                    source: Array(lead + text[start..<end] + trail), lead: lead.count,
                    isSpaceBefore: lead.isEmpty ? before : endsWithSpace(lead),
                    isSpaceAfter: trail.isEmpty ? after : beginsWithSpace(trail)))
        }
        return marks
    }

    private static let star = UInt8(ascii: "*")
    private static let neighbours = 12

    private static func endsWithSpace(_ text: ArraySlice<UInt8>) -> Bool {
        String(decoding: text, as: UTF8.self).unicodeScalars.last?.properties.isWhitespace ?? true
    }

    private static func beginsWithSpace(_ text: ArraySlice<UInt8>) -> Bool {
        String(decoding: text, as: UTF8.self).unicodeScalars.first?.properties.isWhitespace ?? true
    }
}
