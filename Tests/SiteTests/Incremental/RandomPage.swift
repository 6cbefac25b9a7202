/// A page that can be changed at random.
struct RandomPage {
    var title: String
    var description: String?
    var question: String?
    var tags: [String] = []
    var order: Int?
    var redirects: [String] = []
    var isDraft = false
    /// The language of which it is a translation, with what it says to have translated.
    var origin: String?
    var digests: [String: String] = [:]
    var sections: [Section] = []

    struct Section {
        var heading: String
        var id: String?
        var text: String
    }

    /// The page's file.
    var markdown: String {
        var lines = ["---", "title: \"\(title)\""]
        if let description { lines.append("description: \"\(description)\"") }
        if let question { lines.append("question: \"\(question)\"") }
        if !tags.isEmpty { lines.append("tags: [\(tags.joined(separator: ", "))]") }
        if let order { lines.append("order: \(order)") }
        if !redirects.isEmpty { lines.append("redirect-from: [\(redirects.joined(separator: ", "))]") }
        if isDraft { lines.append("draft: true") }
        if let origin {
            let digests = digests.sorted { $0.key < $1.key }.map { "\"\($0)\": \($1)" }.joined(separator: ", ")
            lines.append("translation: {of: \(origin), sections: {\(digests)}}")
        }
        lines += ["---", ""]
        for section in sections {
            lines += ["## \(section.heading)\(section.id.map { " {#\($0)}" } ?? "")", "", section.text, ""]
        }
        return lines.joined(separator: "\n")
    }
}
