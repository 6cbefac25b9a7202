internal import Models

/// Where a link stands in its page's file: found in the source, since libcmark knows lines only roughly and no place at all
/// of a destination.
struct LinkPlace {
    let page: PageFacts
    let file: SourceFile

    /// The place of a link's destination; where that is written in another way than it reads, of the link itself.
    func location(of number: Int) -> SourceLocation {
        let link = page.links[number]
        let earlier = page.links[..<number].reversed().prefix { $0.line == link.line }
        let skipped = earlier.count { $0.destination == link.destination }
        let isThere = file.bounds(ofLine: link.line).map { begins(at: $0.lowerBound + link.column - 1, in: $0) } ?? false
        if let found = place(of: link, skipping: skipped, onlyFirstLine: isThere) {
            return file.location(line: found.line, byteColumn: found.column, byteCount: link.destination.utf8.count)
        }
        return file.location(line: link.line, byteColumn: isThere ? link.column : 1)
    }

    /// - Parameters:
    ///   - skipping: How many links to the same destination come before on the same line.
    ///   - onlyFirstLine: Whether the link begins where libcmark says, so that its destination need not be further down.
    private func place(of link: Link, skipping: Int, onlyFirstLine: Bool) -> (line: Int, column: Int)? {
        let wanted = Array(link.destination.utf8)
        guard !wanted.isEmpty, wanted.count <= Self.longestDestination else { return nil }
        var skipped = 0
        var line = link.line
        // The line is that of the paragraph's text, or one before it: the search ends where the paragraph does.
        while let bounds = file.bounds(ofLine: line), !isBlank(bounds) {
            var rest = bounds
            while let found = file.firstOffset(of: wanted, in: rest) {
                if isDestination(found..<found + wanted.count, in: bounds) {
                    if skipped == skipping { return (line, found - bounds.lowerBound + 1) }
                    skipped += 1
                }
                rest = found + 1..<bounds.upperBound
            }
            if onlyFirstLine { return nil }
            line += 1
        }
        return nil
    }

    private static let longestDestination = 2048

    /// Whether what stands around a range is what stands around a destination: `(…)`, `(<…>)`, `<…>`, and a title behind it.
    private func isDestination(_ range: Range<Int>, in line: Range<Int>) -> Bool {
        guard range.lowerBound > line.lowerBound else { return false }
        switch file.bytes[range.lowerBound - 1] {
        case UInt8(ascii: "("):
            guard range.upperBound < line.upperBound else { return true }
            return [UInt8(ascii: ")"), UInt8(ascii: " "), UInt8(ascii: "\t")].contains(file.bytes[range.upperBound])
        case UInt8(ascii: "<"): return range.upperBound < line.upperBound && file.bytes[range.upperBound] == UInt8(ascii: ">")
        default: return false
        }
    }

    private func begins(at offset: Int, in line: Range<Int>) -> Bool {
        line.contains(offset) && [UInt8(ascii: "["), UInt8(ascii: "!"), UInt8(ascii: "<")].contains(file.bytes[offset])
    }

    private func isBlank(_ line: Range<Int>) -> Bool {
        file.bytes[line].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }
}
