internal import Bytes
internal import HTML

/// Draws code within a sentence: the words that begin with a hyphen, such as `--strict`, are not divided behind it.
enum InlineCodeRenderer {
    static func write(_ code: Span<UInt8>, to html: inout HTMLWriter) {
        guard ByteSearch.contains("-", in: code) else { return html.text(code) }
        var start = 0
        while start < code.count {
            let end = ByteSearch.first(UInt8(ascii: " "), in: code, from: start) ?? code.count
            write(word: code.extracting(start..<end), to: &html)
            if end < code.count { html.markup(" ") }
            start = end + 1
        }
    }

    private static func write(word: Span<UInt8>, to html: inout HTMLWriter) {
        guard word.count > 1, word[0] == UInt8(ascii: "-") else { return html.text(word) }
        html.markup("<span>")
        html.text(word)
        html.markup("</span>")
    }
}
