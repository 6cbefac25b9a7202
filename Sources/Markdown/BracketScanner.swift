internal import Bytes

/// Counts brackets before libcmark sees them; see `MarkdownLimit.brackets`.
enum BracketScanner {
    /// The first bracket too many, as lines after the first and a column in bytes from 1.
    static func firstExcess(in bytes: [UInt8], from offset: Int) -> (line: Int, column: Int)? {
        // Few bodies hold so many, and the C library counts them many bytes at a time.
        guard ByteSearch.count(of: "[", in: bytes.span.extracting(offset...)) > MarkdownLimit.brackets else { return nil }
        var line = 0
        var lineStart = offset
        var open = 0
        var isBlank = true
        for index in offset..<bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\n"):
                if isBlank { open = 0 }
                line += 1
                lineStart = index + 1
                isBlank = true
            case UInt8(ascii: "["):
                isBlank = false
                open += 1
                if open > MarkdownLimit.brackets { return (line, index - lineStart + 1) }
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
            default: isBlank = false
            }
        }
        return nil
    }
}
