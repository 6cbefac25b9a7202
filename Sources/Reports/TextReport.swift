internal import Bytes
public import Models

/// Diagnostics as people read them in a terminal.
public enum TextReport {
    /// A diagnostic with its line, a caret under the place, and the remedy.
    public static func text(of diagnostic: Diagnostic) -> String {
        var lines = [
            heading(diagnostic.location, "\(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.rule.rawValue)]")
        ]
        lines += excerpt(diagnostic.location)
        if let remedy = diagnostic.remedy { lines.append("    = \(visible(remedy))") }
        for note in diagnostic.notes {
            lines.append(heading(note.location, "note: \(note.message)"))
            lines += excerpt(note.location)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// How many errors, warnings and notes there are, as one line; empty where there are none.
    public static func summary(of diagnostics: some Sequence<Diagnostic>) -> String {
        var counts: [Severity: Int] = [:]
        for diagnostic in diagnostics { counts[diagnostic.severity, default: 0] += 1 }
        return summary(of: counts)
    }

    /// The same, where they have been counted.
    public static func summary(of counts: [Severity: Int]) -> String {
        Severity.allCases.reversed().compactMap { severity in
            counts[severity].map { "\($0) \(severity.rawValue)\($0 == 1 ? "" : "s")" }
        }.joined(separator: ", ")
    }

    private static func heading(_ place: SourceLocation, _ text: String) -> String {
        "\(visible(place.file)):\(place.line):\(place.column): \(visible(shortened(text)))"
    }

    /// With `…` in the middle where a name in it is so long that nobody reads it.
    private static func shortened(_ text: String) -> String {
        text.utf8.count <= longest ? text : "\(text.prefix(longest / 2))…\(text.suffix(longest / 4))"
    }

    private static let longest = 800

    private static func excerpt(_ place: SourceLocation) -> [String] {
        guard let excerpt = Excerpt(of: place) else { return [] }
        let number = String(place.line)
        let margin = String(repeating: " ", count: number.count)
        return [" \(number) | \(visible(excerpt.text))", " \(margin) | \(excerpt.carets)"]
    }

    /// Without the control characters that could speak to the terminal (ECMA-48), and without those that would show a line in
    /// another order than it has (UAX 9, explicit formatting).
    static func visible(_ text: String) -> String {
        guard text.utf8.contains(where: mayBelongToControl), text.unicodeScalars.contains(where: isControl) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? "\u{FFFD}" : $0 }))
    }

    /// Whether a byte may be of a control character: those that are not ASCII begin with U+0080's or U+2000's first byte.
    private static func mayBelongToControl(_ byte: UInt8) -> Bool {
        byte < 32 && byte != UInt8(ascii: "\t") || byte == 127 || byte == 0xC2 || byte == 0xE2
    }

    static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 32 && scalar != "\t" || scalar.value == 127 || (0x80...0x9F).contains(scalar.value)
            || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
}
