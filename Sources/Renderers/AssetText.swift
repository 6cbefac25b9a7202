/// Prepares a style sheet or a script for readers: comments and indentation are for who reads our source.
enum AssetText {
    /// The lines that mean something, without what stands before them. A comment has lines of its own; no line begins
    /// inside a literal.
    static func compact(_ source: [UInt8]) -> [UInt8] {
        var compact: [UInt8] = []
        compact.reserveCapacity(source.count)
        var isInComment = false
        for line in source.split(separator: UInt8(ascii: "\n")) {
            let text = line.drop { $0 == UInt8(ascii: " ") }
            isInComment = isInComment || text.starts(with: "/*".utf8)
            if !isInComment && !text.isEmpty && !text.starts(with: "//".utf8) {
                compact += text
                compact.append(UInt8(ascii: "\n"))
            }
            if text.suffix(2).elementsEqual("*/".utf8) { isInComment = false }
        }
        return compact
    }
}
