/// A code fence as it stands in the source (CommonMark 0.30, section 4.5).
struct Fence {
    private let mark: UInt8
    private let length: Int

    /// The fence that a line begins with, from its first mark on.
    init?(opening line: ArraySlice<UInt8>) {
        guard let mark = line.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
        length = line.prefix { $0 == mark }.count
        guard length >= 3 else { return nil }
        self.mark = mark
    }

    /// Whether a line, in whatever containers, closes the fence.
    func isClosed(by line: ArraySlice<UInt8>) -> Bool {
        func isMargin(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        let marks = line.drop { isMargin($0) || $0 == UInt8(ascii: ">") }
        let count = marks.prefix { $0 == mark }.count
        return count >= length && marks.dropFirst(count).allSatisfy(isMargin)
    }
}
