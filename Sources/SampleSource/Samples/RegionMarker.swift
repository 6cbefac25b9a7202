/// A comment that marks a region of a sample: `// snippet.NAME`, and what ends or hides one.
///
/// Source: SE-0356, “Swift Snippets”, whose markers these are.
enum RegionMarker: Equatable {
    case begin(String)
    case end
    case hide
    case show
    /// What stands behind `snippet.` is no name.
    case malformed(String)

    /// The marker that a line comment is, or `nil` if it is an ordinary comment.
    ///
    /// - Parameter comment: the comment's bytes with its slashes.
    init?(_ comment: ArraySlice<UInt8>) {
        let text = comment.dropFirst(2).drop(while: \.isBlank)
        guard text.starts(with: Self.prefix) else { return nil }
        var name = text.dropFirst(Self.prefix.count)
        while let last = name.last, last.isWhitespace { name.removeLast() }
        let word = String(decoding: name, as: UTF8.self)
        switch word {
        case "end": self = .end
        case "hide": self = .hide
        case "show": self = .show
        case _ where Self.isName(name) && word.isStreamSafe: self = .begin(word)
        default: self = .malformed(word)
        }
    }

    private static let prefix = Array("snippet.".utf8)

    /// Letters of any script, digits, `-`, `_` and `.`: what stands in an info string without quotes.
    private static func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
        !bytes.isEmpty
            && bytes.allSatisfy { $0.isLetter || $0.isDigit || !$0.isASCII || $0 == .minus || $0 == .underscore || $0 == .period }
    }
}

extension UInt8 {
    /// Whether the byte is a space or tab.
    var isBlank: Bool { self == .space || self == .tab }
}
