internal import Models

/// Where a link stands in its page's file: found in the source, since libcmark knows lines only roughly and no place at all
/// of a destination.
struct LinkPlace {
    private let links: [Link]
    private let file: SourceFile

    init(page: PageFacts, file: SourceFile) {
        links = page.links
        self.file = file
    }

    /// The place of a link's destination; where that is written in another way than it reads, of the link itself.
    func location(of number: Int) -> SourceLocation {
        let link = links[number]
        guard let line = file.bounds(ofLine: link.line) else { return SourceLocation(file: file.path, line: link.line) }
        let start = line.lowerBound + link.column - 1
        guard begins(at: start, in: line) else { return searched(link, number) }
        let next = links.dropFirst(number + 1).first.flatMap {
            $0.line == link.line && $0.column > link.column ? $0.column : nil
        }
        let end = next.map { min(line.upperBound, line.lowerBound + $0 - 1) } ?? line.upperBound
        let found = destination(link.destination, in: start..<end, of: line)
        return file.location(
            line: link.line, byteColumn: (found ?? start) - line.lowerBound + 1,
            byteCount: found == nil ? 1 : link.destination.utf8.count)
    }

    /// The place of a link that does not begin where libcmark says: somewhere in its paragraph, of which the line that we
    /// know is one, or one before it.
    private func searched(_ link: Link, _ number: Int) -> SourceLocation {
        let earlier = links[..<number].reversed().prefix { $0.line == link.line }
        var skipping = earlier.count { $0.destination == link.destination }
        var number = link.line
        var next = file.bounds(ofLine: number)
        while let line = next, !isBlank(line), number - link.line < Self.furthestLine {
            var rest = line
            while let found = destination(link.destination, in: rest, of: line) {
                if skipping == 0 {
                    return file.location(
                        line: number, byteColumn: found - line.lowerBound + 1, byteCount: link.destination.utf8.count)
                }
                skipping -= 1
                rest = found + 1..<line.upperBound
            }
            number += 1
            next = file.bounds(after: line)
        }
        return opening(of: link) ?? file.location(line: link.line)
    }

    /// In so many lines of a paragraph a link is looked for.
    private static let furthestLine = 500

    /// Where a link by reference begins whose text ends on another line: libcmark tells the line of its end, and the column of
    /// its beginning.
    private func opening(of link: Link) -> SourceLocation? {
        guard var line = file.bounds(ofLine: link.line) else { return nil }
        var number = link.line
        while let before = file.bounds(before: line), !isBlank(before), link.line - number < Self.furthestLine {
            number -= 1
            line = before
            if begins(at: line.lowerBound + link.column - 1, in: line) {
                return file.location(line: number, byteColumn: link.column)
            }
        }
        return nil
    }

    /// Where a destination stands first in a part of a line.
    private func destination(_ destination: String, in part: Range<Int>, of line: Range<Int>) -> Int? {
        let wanted = Array(destination.utf8)
        guard !wanted.isEmpty, wanted.count <= Self.longestDestination else { return nil }
        var rest = part
        while let found = file.firstOffset(of: wanted, in: rest) {
            if isDestination(found..<found + wanted.count, in: line) { return found }
            rest = found + 1..<part.upperBound
        }
        return nil
    }

    private static let longestDestination = 2048

    /// Whether what stands around a range is what stands around a destination: `(…)`, `(<…>)`, `<…>`, and a title behind it.
    private func isDestination(_ range: Range<Int>, in line: Range<Int>) -> Bool {
        guard range.lowerBound > line.lowerBound else { return file.bytes[range].starts(with: "http".utf8) }
        switch file.bytes[range.lowerBound - 1] {
        case UInt8(ascii: "("):
            guard range.upperBound < line.upperBound else { return true }
            return [UInt8(ascii: ")"), UInt8(ascii: " "), UInt8(ascii: "\t")].contains(file.bytes[range.upperBound])
        case UInt8(ascii: "<"): return range.upperBound < line.upperBound && file.bytes[range.upperBound] == UInt8(ascii: ">")
        default: return isBare(range)
        }
    }

    /// Whether it is an address that nobody marked as a link.
    private func isBare(_ range: Range<Int>) -> Bool {
        let before = file.bytes[range.lowerBound - 1]
        return file.bytes[range].starts(with: "http".utf8)
            && (before <= UInt8(ascii: " ") || "\"'*_~(".utf8.contains(before))
    }

    private func begins(at offset: Int, in line: Range<Int>) -> Bool {
        guard line.contains(offset) else { return false }
        let next = offset + 1 < line.upperBound ? file.bytes[offset + 1] : UInt8(ascii: " ")
        return switch file.bytes[offset] {
        case UInt8(ascii: "["): true
        case UInt8(ascii: "!"): next == UInt8(ascii: "[")
        // A comment or a tag of raw HTML is no address.
        case UInt8(ascii: "<"): next != UInt8(ascii: "!") && next != UInt8(ascii: "/")
        default: false
        }
    }

    private func isBlank(_ line: Range<Int>) -> Bool {
        file.bytes[line].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }
}
