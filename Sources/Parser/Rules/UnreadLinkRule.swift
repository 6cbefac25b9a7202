internal import Bytes
internal import Models

/// What was meant as a link and is none: `[text](a path with spaces.md)`, which CommonMark reads as text.
enum UnreadLinkRule {
    /// Whether there is a `](` left in a page's text at all: in most pages there is none.
    static func mayApply(to text: Span<UInt8>) -> Bool { ByteSearch.contains("](", in: text) }

    /// The paths in a piece of text that would be led to, if they were links: the first of them, up to a number.
    static func destinations(in text: ArraySlice<UInt8>, atMost limit: Int) -> [String] {
        var destinations: [String] = []
        var index = text.startIndex + 1
        while index < text.endIndex, destinations.count < limit {
            let start = index + 1
            index = start
            guard text[start - 1] == UInt8(ascii: "("), text[start - 2] == UInt8(ascii: "]") else { continue }
            // A path that holds brackets is none that was meant, so each byte is looked at twice at most.
            while index < text.endIndex, index - start < longest, !brackets.contains(text[index]) { index += 1 }
            guard index < text.endIndex, text[index] == UInt8(ascii: ")") else { continue }
            if let path = path(in: text[start..<index]) { destinations.append(path) }
        }
        return destinations
    }

    private static let longest = 512
    private static let brackets = Set("()[]".utf8)

    /// Text in parentheses, if it looks like a path with spaces, and not like a remark; or a template that leads to a page in
    /// other tools, as `{{< ref "b.md" >}}` does.
    private static func path(in text: ArraySlice<UInt8>) -> String? {
        if isTemplate(text) { return String(decoding: text, as: UTF8.self) }
        guard text.contains(UInt8(ascii: " ")),
            let last = text.lastIndex(of: UInt8(ascii: ".")) ?? text.lastIndex(of: UInt8(ascii: "#"))
        else { return nil }
        let ending = text[text.index(after: last)...]
        guard !ending.isEmpty, !ending.contains(UInt8(ascii: " ")), text.first != UInt8(ascii: " ") else { return nil }
        return String(decoding: text, as: UTF8.self)
    }

    private static func isTemplate(_ text: some Collection<UInt8>) -> Bool {
        text.starts(with: "{{".utf8) || text.starts(with: "{%".utf8)
    }

    static func diagnostic(of destination: String, in file: SourceFile, line: Int) -> Diagnostic {
        var place = file.location(line: line, of: "](" + destination)
        if place.length > 2 {
            place.column += 2
            place.length -= 2
        }
        if isTemplate(destination.utf8) {
            return Diagnostic(
                .notALink, at: place, "this is text, not a link: templates of other tools are not read",
                remedy: "Write the path of the page's markdown file.")
        }
        return Diagnostic(
            .notALink, at: place, "this is text, not a link: its path holds spaces",
            remedy: "Put the path between `<` and `>`.")
    }
}
