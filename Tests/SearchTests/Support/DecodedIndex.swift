@testable import Search

/// An index as a browser reads it (`search.js`), class by class.
struct DecodedIndex {
    struct Class: Equatable {
        var start: String
        var forms: [Form]
    }

    struct Form: Equatable {
        var word: String
        var isCommon = false
        /// Page and level.
        var postings: [[Int]]
    }

    private(set) var classes: [Class] = []

    init(_ shards: [SearchShard]) {
        for shard in shards { read(shard.text) }
    }

    private mutating func read(_ text: String) {
        var start = ""
        for entry in text.split(separator: "|") {
            let parts = entry.split(separator: ",", omittingEmptySubsequences: false)
            let kept = Int(parts[0].utf8.first ?? 65) - 65
            start = String(decoding: Array(start.utf16).prefix(kept), as: UTF16.self) + parts[0].dropFirst()
            classes.append(Class(start: start, forms: parts.dropFirst().map { Self.form($0, start) }))
        }
    }

    private static func form(_ text: Substring, _ start: String) -> Form {
        let colon = text.firstIndex(of: ":") ?? text.endIndex
        let postings = text[colon...].dropFirst()
        return Form(word: start + text[..<colon], isCommon: postings.first == "*", postings: decoded(postings))
    }

    private static func decoded(_ text: Substring) -> [[Int]] {
        var postings: [[Int]] = []
        var (page, gap) = (0, 0)
        for byte in text.utf8.map(Int.init) where byte != 42 {
            switch byte {
            case 65...90: gap = gap * 32 + byte - 64
            case 97...102: gap = gap * 32 + byte - 70
            default:
                page += gap
                postings.append([page, byte > 102 ? byte - 103 : byte - 28])
                (page, gap) = (page + 1, 0)
            }
        }
        return postings
    }

    /// The class that holds a form.
    func forms(with word: String) -> [String]? { classes.first { $0.forms.contains { $0.word == word } }?.forms.map(\.word) }

    /// The pages on which a form stands.
    func pages(of word: String) -> [Int] {
        classes.flatMap(\.forms).filter { $0.word == word }.flatMap { $0.postings.map { $0[0] } }
    }

    /// How much a form weighs on a page; -1 where it does not stand there.
    func level(of word: String, on page: Int) -> Int {
        classes.flatMap(\.forms).first { $0.word == word }?.postings.first { $0[0] == page }?[1] ?? -1
    }
}
