internal import Localization

/// The bold name or arrow that an item begins with: `**Name**:` or `**A → B**`. It stays as it is in a scaffold, since
/// components and arrows must agree, but for the names of actors, which every language has.
struct LeadingName {
    /// What stands between the marks.
    let range: Range<Int>
    /// Where the text behind it begins.
    let textStart: Int
    private let name: String

    /// The name at the beginning of a line; `nil` where there is none.
    init?(_ line: ArraySlice<UInt8>) {
        guard let mark = line.first, mark == UInt8(ascii: "*") || mark == UInt8(ascii: "_"), line.dropFirst().first == mark else {
            return nil
        }
        let start = line.startIndex + 2
        let inner = line[start...]
        guard let end = zip(inner.indices, inner.indices.dropFirst()).first(where: { line[$0] == mark && line[$1] == mark })?.0
        else {
            return nil
        }
        range = start..<end
        name = String(decoding: line[range], as: UTF8.self)
        let behind = String(decoding: line[(end + 2)...], as: UTF8.self).prefix { $0.isColon || $0.isWhitespace }
        textStart = end + 2 + behind.utf8.count
    }

    /// The name with actors called as they are in another language; `language` is that of the line.
    func renamed(_ actors: [String: String], from language: LanguageTag) -> String {
        StepArrow(name, in: language)?.written(with: actors) ?? name
    }
}
