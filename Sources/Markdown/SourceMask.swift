internal import Bytes

/// A body in which libcmark cannot lose what it does not know.
///
/// libcmark's tree does not tell `\~` from `~`, and takes `[^1]: text` for the definition of a link. So both are put out of its
/// sight before it reads: `\~` becomes a sign of two bytes, and in `[^label]` the brackets become such a sign and a `^`. All
/// bytes keep their places. The signs are punctuation, as what they stand for, and of a script that the file does not use;
/// in everything that libcmark gives back they are put back.
struct SourceMask {
    /// The file with its body masked.
    private(set) var bytes: [UInt8]
    /// What stands for `\~`.
    let tilde: [UInt8]
    /// What stands for `[^`.
    let note: [UInt8]

    /// A mask for a file, or `nil` where there is nothing to mask.
    init?(_ file: [UInt8], from offset: Int, options: MarkdownOptions) {
        guard Self.isNeeded(for: file.span.extracting(offset...), options) else { return nil }
        let signs = Self.unusedSigns(in: file)
        guard signs.count >= 2 else { return nil }
        tilde = signs[0]
        note = signs[1]
        bytes = file
        mask(from: offset, options)
    }

    private static func isNeeded(for body: Span<UInt8>, _ options: MarkdownOptions) -> Bool {
        options.contains(.strikethrough) && holds("\\", "~", body) || options.contains(.footnotes) && holds("[", "^", body)
    }

    /// Whether two signs stand beside each other; the second is the rarer one.
    private static func holds(_ first: Unicode.Scalar, _ second: Unicode.Scalar, _ body: Span<UInt8>) -> Bool {
        var start = 1
        while let index = ByteSearch.first(UInt8(ascii: second), in: body, from: start) {
            if body[index - 1] == UInt8(ascii: first) { return true }
            start = index + 1
        }
        return false
    }

    /// The first byte of all signs: Syriac punctuation, U+0700 to U+070D.
    static let lead: UInt8 = 0xDC
    private static let trails: ClosedRange<UInt8> = 0x80...0x8D

    private static func unusedSigns(in file: [UInt8]) -> [[UInt8]] {
        var used: Set<UInt8> = []
        var index = 0
        while let next = file[index...].firstIndex(of: lead), next + 1 < file.count {
            used.insert(file[next + 1])
            index = next + 1
        }
        return trails.filter { !used.contains($0) }.prefix(2).map { [lead, $0] }
    }

    private mutating func mask(from offset: Int, _ options: MarkdownOptions) {
        var index = offset
        while index + 1 < bytes.count {
            switch (bytes[index], bytes[index + 1]) {
            case (UInt8(ascii: "\\"), UInt8(ascii: "~")) where options.contains(.strikethrough):
                bytes.replaceSubrange(index..<index + 2, with: tilde)
                index += 2
            case (UInt8(ascii: "\\"), _): index += 2
            case (UInt8(ascii: "["), UInt8(ascii: "^")) where options.contains(.footnotes):
                index = maskNote(at: index)
            default: index += 1
            }
        }
    }

    private mutating func maskNote(at start: Int) -> Int {
        guard let end = FootnoteLabel.end(in: bytes[(start + 2)...], closedBy: UInt8(ascii: "]")) else { return start + 2 }
        // `[^1](address)` is a link.
        if end + 1 < bytes.count, bytes[end + 1] == UInt8(ascii: "(") { return end + 1 }
        bytes.replaceSubrange(start..<start + 2, with: note)
        bytes[end] = UInt8(ascii: "^")
        return end + 1
    }

    // MARK: Lines

    /// The label of the footnote that a line of the body defines, and where it ends: before the colon.
    func definition(in line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let indentation = line.prefix { $0 == UInt8(ascii: " ") }.count
        let text = line.dropFirst(indentation)
        guard indentation <= 3, text.starts(with: note),
            let end = FootnoteLabel.end(in: text.dropFirst(note.count), closedBy: UInt8(ascii: "^")),
            end + 1 < text.endIndex, text[end + 1] == UInt8(ascii: ":")
        else { return nil }
        return text[(text.startIndex + note.count)..<end]
    }

    /// Overwrites bytes, as many as there are.
    mutating func overwrite(from start: Int, with replacement: [UInt8]) {
        bytes.replaceSubrange(start..<start + replacement.count, with: replacement)
    }

    // MARK: Back again

    /// What a piece of libcmark's output was before.
    ///
    /// - Parameter isLiteral: Whether a backslash in it is one, as in code.
    func unmasked(_ text: ArraySlice<UInt8>, isLiteral: Bool) -> [UInt8] {
        var result: [UInt8] = []
        var index = text.startIndex
        while index < text.endIndex {
            if text[index...].starts(with: tilde) {
                result += isLiteral ? [UInt8(ascii: "\\"), UInt8(ascii: "~")] : [UInt8(ascii: "~")]
                index += 2
            } else if text[index...].starts(with: note) {
                result += Array("[^".utf8)
                index += 2
                guard let end = FootnoteLabel.end(in: text[index...], closedBy: UInt8(ascii: "^")) else { continue }
                result += text[index..<end] + [UInt8(ascii: "]")]
                index = end + 1
            } else {
                result.append(text[index])
                index += 1
            }
        }
        return result
    }
}
