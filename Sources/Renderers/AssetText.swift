/// Prepares style sheets and scripts for readers: comments and white space are for who reads our source.
enum AssetText {
    /// A style sheet without what means nothing in it.
    ///
    /// Source: CSS Syntax Module Level 3, section 4.
    static func styleSheet(_ source: [UInt8]) -> [UInt8] {
        var sheet: [UInt8] = []
        sheet.reserveCapacity(source.count)
        var quote: UInt8?
        for byte in lines(of: source) {
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") {
                quote = byte
            } else if isSpace(byte) {
                if let last = sheet.last, isSpace(last) || isBreak(last) || last == UInt8(ascii: ":") { continue }
            } else if isBreak(byte) {
                if let last = sheet.last, isSpace(last) { sheet.removeLast() }
                if byte == UInt8(ascii: "}"), sheet.last == UInt8(ascii: ";") { sheet.removeLast() }
            }
            sheet.append(byte)
        }
        return sheet
    }

    /// A script's lines that mean something, without what stands before them. No line begins inside a literal.
    static func script(_ source: [UInt8]) -> [UInt8] { lines(of: source) }

    /// - Returns: The lines without comments, which have lines of their own, and without indentation.
    private static func lines(of source: [UInt8]) -> [UInt8] {
        var lines: [UInt8] = []
        lines.reserveCapacity(source.count)
        var isInComment = false
        for line in source.split(separator: UInt8(ascii: "\n")) {
            let text = line.drop(while: isSpace)
            isInComment = isInComment || text.starts(with: "/*".utf8)
            if !isInComment && !text.isEmpty && !text.starts(with: "//".utf8) {
                lines += text
                lines.append(UInt8(ascii: "\n"))
            }
            if text.suffix(2).elementsEqual("*/".utf8) { isInComment = false }
        }
        return lines
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") }

    /// What ends a selector, a declaration or a value, so that no white space beside it means anything.
    private static func isBreak(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: ","): true
        default: false
        }
    }
}
