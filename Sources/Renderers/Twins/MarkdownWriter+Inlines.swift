internal import Bytes

/// What stands in a line of markdown.
extension MarkdownWriter {
    /// Where text stands, as far as it matters to what must be escaped in it.
    enum Place {
        case paragraph
        /// In one line that may end with an id.
        case heading
        /// In one line between vertical bars.
        case cell
    }

    // MARK: Text

    mutating func text(_ text: String, in place: Place = .paragraph) {
        self.text(0..<text.utf8.count, of: text.utf8.span, in: place)
    }

    /// Writes a part of a text so that nothing in it is taken for markup.
    mutating func text(_ range: Range<Int>, of whole: Span<UInt8>, in place: Place) {
        // What must be escaped depends on where the line begins.
        startLine()
        let text = whole.extracting(..<range.upperBound)
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            if line == .inside {
                // Within a line most bytes are nothing but themselves.
                guard let candidate = Self.firstCandidate(in: index..<range.upperBound, of: whole) else { break }
                index = candidate
            }
            let byte = text[index]
            switch Self.treatment(of: byte, at: index, in: text, from: range.lowerBound, line, place) {
            case .plain: break
            case .backslash:
                escaped(start..<index, of: whole)
                escaped(UInt8(ascii: "\\"))
                start = index
            case .entity:
                escaped(start..<index, of: whole)
                // `<` by its name, so that even a program which knows no escaped signs takes it for none.
                escaped(byte == UInt8(ascii: "<") ? "&lt;" : "&#\(byte);")
                start = index + 1
            case .none:
                escaped(start..<index, of: whole)
                start = index + 1
            }
            if line != .inside {
                line = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? .digits : .inside
            }
            index += 1
        }
        escaped(start..<range.upperBound, of: whole)
    }

    /// The index of the first byte within a line that may need a treatment.
    private static func firstCandidate(in range: Range<Int>, of text: Span<UInt8>) -> Int? {
        text.firstIndex(in: range) { bytes in
            let brackets = bytes.places(of: "[", to: "`") | bytes.places(of: "{", to: "\u{7F}") | bytes.places(of: "<")
            let signs = bytes.places(of: "!") | bytes.places(of: "#") | bytes.places(of: "&") | bytes.places(of: "*")
            return bytes.places(upTo: 0x1F) | brackets | signs
        }
    }

    private enum Treatment { case plain, backslash, entity, none }

    private static func treatment(
        of byte: UInt8, at index: Int, in text: Span<UInt8>, from start: Int, _ line: LineState, _ place: Place
    ) -> Treatment {
        let next = index + 1 < text.count ? text[index + 1] : nil
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...: return .plain
        case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "["), UInt8(ascii: "]"),
            UInt8(ascii: "|"), UInt8(ascii: "~"):
            return .backslash
        case UInt8(ascii: "<"): return .entity
        case UInt8(ascii: "_"):
            let isInWord = index > start && isWord(text[index - 1]) && next.map(isWord) ?? false
            return isInWord ? .plain : .backslash
        case UInt8(ascii: "&"): return next.map { isWord($0) || $0 == UInt8(ascii: "#") } ?? true ? .backslash : .plain
        case UInt8(ascii: "!"): return next ?? UInt8(ascii: "[") == UInt8(ascii: "[") ? .backslash : .plain
        case UInt8(ascii: "#"): return line == .start || place == .heading ? .backslash : .plain
        case UInt8(ascii: "{"): return place == .heading ? .backslash : .plain
        case UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "="), UInt8(ascii: ":"):
            return line == .start ? .backslash : .plain
        case UInt8(ascii: "."), UInt8(ascii: ")"): return line == .digits ? .backslash : .plain
        case UInt8(ascii: " "), UInt8(ascii: "\t"): return line == .start ? .entity : .plain
        case UInt8(ascii: "\n"): return .entity
        case 0..<0x20, 0x7F: return .none
        default: return .plain
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }

    // MARK: Code and addresses

    /// Writes a span of code between more backticks than stand in it (CommonMark 0.30, section 6.1).
    mutating func code(_ code: ArraySlice<UInt8>, in place: Place) {
        let backticks = code.longestRun(of: UInt8(ascii: "`")) + 1
        let isPadded =
            code.first == UInt8(ascii: "`") || code.last == UInt8(ascii: "`")
            || code.first == UInt8(ascii: " ") && code.last == UInt8(ascii: " ") && code.contains { $0 != UInt8(ascii: " ") }
        escaped(UInt8(ascii: "`"), count: backticks)
        if isPadded { escaped(UInt8(ascii: " ")) }
        write(code: code, in: place)
        if isPadded { escaped(UInt8(ascii: " ")) }
        escaped(UInt8(ascii: "`"), count: backticks)
        line = .inside
    }

    private mutating func write(code: ArraySlice<UInt8>, in place: Place) {
        let bytes = code.span
        let special = bytes.firstIndex(in: 0..<bytes.count) { $0.places(upTo: 0x1F) | $0.places(of: "|") }
        guard special != nil else { return escaped(0..<bytes.count, of: bytes) }
        // A bar ends a cell even within code (GitHub Flavored Markdown 0.29, section 4.10).
        for (number, run) in code.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).enumerated() {
            if number > 0 { escaped(place == .cell ? "\\|" : "|") }
            for byte in run where !Self.isControl(byte) { escaped(byte) }
        }
    }

    /// Writes a link's address in its parentheses (CommonMark 0.30, section 6.3).
    mutating func destination(_ address: String) {
        markup("(")
        let needsBrackets = address.isEmpty || address.utf8.contains(where: Self.isBracketed)
        if needsBrackets { markup("<") }
        if needsBrackets || address.utf8.contains(UInt8(ascii: "|")) {
            for byte in address.utf8 { escapedInDestination(byte) }
        } else {
            escaped(address)
        }
        if needsBrackets { markup(">") }
        markup(")")
    }

    private mutating func escapedInDestination(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "|"): escaped("%7C")
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"), UInt8(ascii: "&"):
            escaped(UInt8(ascii: "\\"))
            escaped(byte)
        case 0..<0x20, 0x7F: break
        default: escaped(byte)
        }
    }

    private static func isBracketed(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...0x20, UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"),
            UInt8(ascii: "&"):
            true
        default: false
        }
    }
}

extension ArraySlice<UInt8> {
    /// How often a byte stands in a row at most.
    func longestRun(of byte: UInt8) -> Int {
        guard ByteSearch.first(byte, in: span) != nil else { return 0 }
        var longest = 0
        var run = 0
        for other in self {
            run = other == byte ? run + 1 : 0
            longest = Swift.max(longest, run)
        }
        return longest
    }
}
