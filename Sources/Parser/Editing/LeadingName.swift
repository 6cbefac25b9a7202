internal import Models

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
        var position = end + 2
        while position < line.endIndex, line[position] == UInt8(ascii: ":") || line[position] == UInt8(ascii: " ") {
            position += 1
        }
        textStart = position
    }

    /// The name with actors called as they are in another language.
    func renamed(_ actors: [String: String]) -> String {
        guard let arrow = SectionReader.arrow(in: name) else { return name }
        let mark = name.contains("→") ? "→" : "->"
        return "\(actors[arrow.from] ?? arrow.from) \(mark) \(actors[arrow.to] ?? arrow.to)"
    }
}
