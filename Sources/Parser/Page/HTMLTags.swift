internal import Bytes

/// Finds the tags in a piece of HTML.
///
/// Source: HTML Living Standard, section 13.2.5, as far as tags and comments are to be told from text.
struct HTMLTags {
    struct Tag {
        enum Kind { case start, end, unended }
        var kind: Kind
        /// In lower case; `!--` for a comment that never ends.
        var name: String
        /// How it begins, as written.
        var source: String
        /// The line of the file.
        var line: Int
        /// Whether it ends in `/>`.
        var isSelfClosing = false
    }

    private let html: ArraySlice<UInt8>
    private var index: Int
    private var line: Int

    init(_ html: ArraySlice<UInt8>, line: Int) {
        self.html = html
        self.line = line
        index = html.startIndex
    }

    /// The next tag, or `nil` behind the last.
    ///
    /// - Parameter raw: The element around it, if that holds text and no tags but its own end.
    mutating func next(inside raw: String?) -> Tag? {
        while index < html.endIndex {
            guard html[index] == UInt8(ascii: "<") else {
                step()
                continue
            }
            let rest = html[(index + 1)...]
            if let raw {
                let isEnd = rest.first == UInt8(ascii: "/") && Self.name(in: rest.dropFirst()) == raw
                if isEnd { return tag(.end, name: raw) }
                step()
            } else if rest.starts(with: "!--".utf8) {
                if let tag = comment() { return tag }
            } else if let first = rest.first, first == UInt8(ascii: "!") || first == UInt8(ascii: "?") {
                while index < html.endIndex, html[index] != UInt8(ascii: ">") { step() }
            } else if rest.first == UInt8(ascii: "/"), let name = Self.name(in: rest.dropFirst()) {
                return tag(.end, name: name)
            } else if let name = Self.name(in: rest) {
                return tag(.start, name: name)
            } else {
                step()
            }
        }
        return nil
    }

    private mutating func step() {
        if html[index] == UInt8(ascii: "\n") { line += 1 }
        index += 1
    }

    /// Passes over a comment, or gives one that has no end.
    private mutating func comment() -> Tag? {
        let start = line
        // `<!-->` is a whole comment.
        index += 2
        while index < html.endIndex {
            if html[index...].starts(with: "-->".utf8) {
                index += 3
                return nil
            }
            step()
        }
        return Tag(kind: .unended, name: "!--", source: "<!--", line: start)
    }

    private mutating func tag(_ kind: Tag.Kind, name: String) -> Tag {
        let length = (kind == .end ? 2 : 1) + name.utf8.count
        let source = String(decoding: html[index...].prefix(length), as: UTF8.self)
        var tag = Tag(kind: kind, name: name, source: source, line: line)
        var quote: UInt8?
        var last: UInt8 = 0
        index += 1
        while index < html.endIndex {
            let byte = html[index]
            if quote == nil, byte == UInt8(ascii: ">") {
                tag.isSelfClosing = last == UInt8(ascii: "/")
                index += 1
                return tag
            }
            if byte == quote {
                quote = nil
            } else if quote == nil, last == UInt8(ascii: "="), byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            }
            if byte != UInt8(ascii: " ") { last = byte }
            step()
        }
        tag.kind = .unended
        return tag
    }

    /// The name that a tag begins with.
    private static func name(in rest: ArraySlice<UInt8>) -> String? {
        let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
        guard let first = rest.first, letters.contains(first | 0x20) else { return nil }
        let ends = Set(" \t\n\r\u{C}/>".utf8)
        let name = rest.prefix { !ends.contains($0) }
        return name.count > longestName ? "" : String(decoding: name, as: UTF8.self).lowercased()
    }

    private static let longestName = 64
}
