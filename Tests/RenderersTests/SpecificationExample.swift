import Testing

/// An example of a specification in the form of CommonMark's own `spec.txt`.
struct SpecificationExample: Sendable, CustomTestStringConvertible {
    /// The number in the file, from 1.
    var number: Int
    /// The section's heading.
    var section: String
    var markdown: String
    var html: String

    var testDescription: String { "\(section) \(number)" }

    /// The examples of a file whose fences carry one of the marks behind `example`.
    static func all(in path: String, marks: Set<String> = [""]) -> [SpecificationExample] {
        guard let folder = TestFile.specifications, let text = TestFile.read(folder + "/" + path) else { return [] }
        return examples(in: text, marks: marks)
    }

    private static func examples(in text: String, marks: Set<String>) -> [SpecificationExample] {
        let fence = String(repeating: "`", count: 32)
        var examples: [SpecificationExample] = []
        var number = 0
        var section = ""
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        while let line = lines.popFirst() {
            if line.hasPrefix("#") { section = String(line.drop { $0 == "#" || $0 == " " }) }
            guard line.hasPrefix(fence + " example") else { continue }
            let markdown = take(from: &lines, until: ".")
            let html = take(from: &lines, until: fence)
            number += 1
            guard marks.contains(String(line.dropFirst(fence.count + 8).drop { $0 == " " })) else { continue }
            examples.append(SpecificationExample(number: number, section: section, markdown: markdown, html: html))
        }
        return examples
    }

    private static func take(from lines: inout ArraySlice<Substring>, until end: String) -> String {
        var text = ""
        while let line = lines.popFirst(), line != end { text += line.replacing("→", with: "\t") + "\n" }
        return text
    }
}
