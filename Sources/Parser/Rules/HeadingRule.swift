internal import Bytes
internal import Models

/// Headings that have no text, that skip a level, that claim one id twice, or whose attributes nobody reads.
enum HeadingRule {
    static func check(_ headings: [Heading], in file: SourceFile) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        var lines: [String: Int] = [:]
        // None yet: a page's title stands in its front matter, so the first heading may be of level 1 or 2.
        var level = 0
        var hasTitle = false
        for heading in headings where diagnostics.count < DiagnosticLimit.perPage {
            if let attribute = unread(in: heading.text) { diagnostics.append(unread(attribute, heading, file)) }
            if heading.text.isEmpty { diagnostics.append(empty(heading, file)) }
            if heading.level > max(1, level) + 1 || (heading.level == 1 && hasTitle) {
                diagnostics.append(skipped(heading, from: level, file))
            }
            if heading.level == 1 { hasTitle = true }
            level = heading.level
            guard let id = heading.explicitID else { continue }
            if let first = lines[id] {
                diagnostics.append(duplicate(id, heading, first: first, file))
            } else {
                lines[id] = heading.line
            }
            if id.hasPrefix("pilaster:") { diagnostics.append(reserved(id, heading, file)) }
        }
        return diagnostics
    }

    /// What other tools would read as a heading's attributes, and we do not: braces at its end that begin `{#`, `{.` or `{:`,
    /// with or without a space behind the brace.
    private static func unread(in text: String) -> String? {
        guard text.utf8.last == UInt8(ascii: "}"), let brace = text.utf8.lastIndex(of: UInt8(ascii: "{")) else { return nil }
        let attribute = text[brace...]
        let sign = attribute.dropFirst().first { $0 != " " }
        return sign == "#" || sign == "." || sign == ":" ? String(attribute) : nil
    }

    private static func unread(_ attribute: String, _ heading: Heading, _ file: SourceFile) -> Diagnostic {
        Diagnostic(
            .headingAttribute, at: file.location(line: heading.line, of: attribute),
            "`\(attribute)` is no id, and is shown as text",
            remedy: "Write `{#id}`, without spaces and with nothing else in the braces, at the end of the heading.")
    }

    private static func empty(_ heading: Heading, _ file: SourceFile) -> Diagnostic {
        Diagnostic(
            .emptyHeading, at: file.location(line: heading.line), "the heading has no text; the contents leave it out",
            remedy: "Give it a text, or remove it.")
    }

    private static func skipped(_ heading: Heading, from level: Int, _ file: SourceFile) -> Diagnostic {
        let isSecondTitle = heading.level == 1
        return Diagnostic(
            .headingLevel, at: file.location(line: heading.line, byteCount: heading.level),
            isSecondTitle
                ? "a second heading of level 1: the page has one title"
                : level == 0
                    ? "the page's first heading is of level \(heading.level)"
                    : "the heading of level \(heading.level) follows one of level \(level)",
            remedy: isSecondTitle
                ? "Use `##` for sections." : "Use level \(max(1, level) + 1), so that the contents can nest it.")
    }

    private static func duplicate(_ id: String, _ heading: Heading, first: Int, _ file: SourceFile) -> Diagnostic {
        Diagnostic(
            .duplicateID, at: file.location(line: heading.line, of: "{#\(id)}"), "the id `\(id)` stands at two headings",
            remedy: "Give one of them another id.",
            notes: [Diagnostic.Note("the first is here", at: file.location(line: first, of: "{#\(id)}"))])
    }

    private static func reserved(_ id: String, _ heading: Heading, _ file: SourceFile) -> Diagnostic {
        Diagnostic(
            .duplicateID, at: file.location(line: heading.line, of: "{#\(id)}"),
            "ids that begin with `pilaster:` belong to the page's frame", remedy: "Give the heading another id.")
    }
}
