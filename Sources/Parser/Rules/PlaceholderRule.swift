internal import Markup
internal import Models

/// Texts that a scaffold left for the translator. Code may speak of the marks.
struct PlaceholderRule {
    let document: Document
    let file: SourceFile
    /// For each code block of the document whether it shows a sample, whose comments are to be translated.
    let listings: [Listing]

    func check(frontMatter: Range<Int>) -> [Diagnostic] {
        // Nearly no page has any.
        guard Placeholder.count(in: file.bytes.span) > 0 else { return [] }
        var places = Places()
        checkFrontMatter(frontMatter, &places)
        checkBody(&places)
        guard let line = places.firstLine else { return [] }
        return [
            Diagnostic(
                .placeholder, at: file.location(line: line, of: "⟦"),
                places.count == 1
                    ? "a text is not translated yet" : "\(places.count) texts are not translated yet; the first is here",
                remedy: "Write the translation in place of what stands between `⟦` and `⟧`, the marks included.")
        ]
    }

    private struct Places {
        var count = 0
        var firstLine: Int?

        mutating func add(_ count: Int, line: Int) {
            guard count > 0 else { return }
            self.count += count
            firstLine = firstLine ?? line
        }
    }

    private func checkFrontMatter(_ range: Range<Int>, _ places: inout Places) {
        let lines = file.bytes[range].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() { places.add(Placeholder.count(in: line.span), line: number + 2) }
    }

    private func checkBody(_ places: inout Places) {
        var line = 1
        var fence = 0
        for node in document.nodes {
            if node.line > 0 { line = Int(node.line) }
            switch node.kind {
            case .text: places.add(Placeholder.count(in: document[node.text].span), line: line)
            case .codeBlock:
                defer { fence += 1 }
                guard fence < listings.count else { continue }
                for text in listings[fence].body {
                    places.add(Placeholder.count(in: Array(text.text.utf8).span), line: text.line)
                }
            default: break
            }
        }
    }
}
