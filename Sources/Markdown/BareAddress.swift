/// An address in a text that nobody marked as a link (GitHub Flavored Markdown 0.29, section 6.9).
struct BareAddress {
    /// Where it stands.
    var range: Range<Int>
    /// What has to be put before it to make it a URL.
    var prefix: String

    /// The address whose first sign of one is the byte at an index: the `w` of `www.`, the `:` of `://`, or an `@`.
    ///
    /// - Parameters:
    ///   - start: Where the part of the text begins that belongs to nothing else yet.
    ///   - isAtStart: Whether an address may begin where the text begins.
    init?(at index: Int, in text: ArraySlice<UInt8>, from start: Int, isAtStart: Bool) {
        switch text[index] {
        case UInt8(ascii: "w"): self.init(web: index, in: text, isAtStart: isAtStart)
        case UInt8(ascii: ":"): self.init(scheme: index, in: text, from: start, isAtStart: isAtStart)
        case UInt8(ascii: "@"): self.init(mail: index, in: text, from: start)
        default: return nil
        }
    }

    // MARK: Web

    private init?(web index: Int, in text: ArraySlice<UInt8>, isAtStart: Bool) {
        guard text[index...].starts(with: "www.".utf8) else { return nil }
        guard index == text.startIndex ? isAtStart : Self.mayStand(before: text[index - 1]),
            Self.hasHost(text[(index + 4)...])
        else { return nil }
        let end = Self.end(of: text[index...])
        guard end > index + 4 else { return nil }
        range = index..<end
        prefix = "http://"
    }

    private init?(scheme index: Int, in text: ArraySlice<UInt8>, from start: Int, isAtStart: Bool) {
        guard text[index...].starts(with: "://".utf8) else { return nil }
        let letters = text[start..<index].suffix(6).reversed().prefix { Self.isLetter($0) }
        let scheme = String(decoding: letters.reversed(), as: UTF8.self).lowercased()
        guard scheme == "http" || scheme == "https" else { return nil }
        let begin = index - scheme.utf8.count
        // A digit before it would be part of the word, and a letter was taken for one of the scheme.
        if begin > text.startIndex, Self.isDigit(text[begin - 1]) || Self.isLetter(text[begin - 1]) { return nil }
        if begin == text.startIndex, !isAtStart { return nil }
        guard Self.hasHost(text[(index + 3)...]) else { return nil }
        let end = Self.end(of: text[begin...])
        guard end > index + 3 else { return nil }
        range = begin..<end
        prefix = ""
    }

    /// Whether a text begins with a host: letters, digits, `-`, `.`, and no `_` in its last two parts.
    private static func hasHost(_ text: ArraySlice<UInt8>) -> Bool {
        var underscores = (before: 0, last: 0)
        let host = text.prefix(MarkdownLimit.host + 1).prefix {
            isLetter($0) || isDigit($0) || $0 >= 0x80 || "-._".utf8.contains($0)
        }
        guard let first = host.first, first != UInt8(ascii: "."), host.count <= MarkdownLimit.host else { return false }
        for byte in host {
            if byte == UInt8(ascii: "_") { underscores.last += 1 }
            if byte == UInt8(ascii: ".") { underscores = (underscores.last, 0) }
        }
        return underscores == (0, 0)
    }

    /// Where an address ends: at white space, at `<` or at wide punctuation, behind which no white space stands, and without
    /// the punctuation that belongs to the sentence.
    private static func end(of text: ArraySlice<UInt8>) -> Int {
        var end =
            text.indices.first { index in
                text[index] <= 0x20 || text[index] == UInt8(ascii: "<") || SentenceMark.isWide(text[index...])
            } ?? text.endIndex
        var unopened = 0
        for byte in text[..<end] {
            if byte == UInt8(ascii: "(") { unopened -= 1 }
            if byte == UInt8(ascii: ")") { unopened += 1 }
        }
        while end > text.startIndex {
            switch text[end - 1] {
            case UInt8(ascii: ")"):
                guard unopened > 0 else { return end }
                unopened -= 1
                end -= 1
            case let byte where "?!.,:*_~'\"".utf8.contains(byte): end -= 1
            case UInt8(ascii: ";"):
                let name = text[..<(end - 1)].reversed().prefix { isLetter($0) || isDigit($0) }.count
                let ampersand = end - 2 - name
                // `&hl;` at the end looks like a character reference.
                end = name > 0 && ampersand >= text.startIndex && text[ampersand] == UInt8(ascii: "&") ? ampersand : end - 1
            default:
                let length = SentenceMark.length(atEndOf: text[..<end])
                guard length > 0 else { return end }
                end -= length
            }
        }
        return end
    }

    // MARK: E-mail

    private init?(mail index: Int, in text: ArraySlice<UInt8>, from start: Int) {
        let local = text[start..<index].reversed().prefix { Self.isLetter($0) || Self.isDigit($0) || ".-_+".utf8.contains($0) }
        guard !local.isEmpty else { return nil }
        var end = index + 1
        var dots = 0
        let limit = min(text.endIndex, end + MarkdownLimit.host)
        while end < limit {
            let byte = text[end]
            if byte == UInt8(ascii: ".") {
                guard end + 1 < text.endIndex, Self.isLetter(text[end + 1]) || Self.isDigit(text[end + 1]) else { break }
                dots += 1
            } else if byte == UInt8(ascii: "@") {
                return nil
            } else if !Self.isLetter(byte), !Self.isDigit(byte), byte != UInt8(ascii: "-"), byte != UInt8(ascii: "_") {
                break
            }
            end += 1
        }
        guard dots > 0, Self.isLetter(text[end - 1]) || Self.isDigit(text[end - 1]) else { return nil }
        range = index - local.count..<end
        prefix = "mailto:"
    }

    // MARK: Bytes

    private static func mayStand(before byte: UInt8) -> Bool { byte <= 0x20 || "*_~(".utf8.contains(byte) }
    private static func isLetter(_ byte: UInt8) -> Bool {
        byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
    }
    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
