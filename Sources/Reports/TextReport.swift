internal import Bytes
public import Models

/// Diagnostics as people read them in a terminal.
public enum TextReport {
    /// A diagnostic with its line, a caret under the place, and the remedy.
    public static func text(of diagnostic: Diagnostic) -> String {
        var text = ""
        write(diagnostic, to: &text)
        return text
    }

    /// Several of them, with an empty line between two.
    public static func text(of diagnostics: [Diagnostic]) -> String {
        var text = ""
        // About what one takes, so that thousands of them are not moved again and again.
        text.reserveCapacity(256 * diagnostics.count)
        for diagnostic in diagnostics {
            if !text.isEmpty { text += "\n" }
            write(diagnostic, to: &text)
        }
        return text
    }

    private static func write(_ diagnostic: Diagnostic, to text: inout String) {
        let (severity, rule) = (diagnostic.severity.rawValue, diagnostic.rule.rawValue)
        writeHeading(diagnostic.location, "\(severity): ", diagnostic.message, " [\(rule)]", to: &text)
        writeExcerpt(diagnostic.location, to: &text)
        if let remedy = diagnostic.remedy { text += "    = \(visible(remedy))\n" }
        for note in diagnostic.notes {
            writeHeading(note.location, "note: ", note.message, "", to: &text)
            writeExcerpt(note.location, to: &text)
        }
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

    /// - Parameters:
    ///   - label: What stands before the message, in letters that need no care.
    ///   - rule: What stands behind it, likewise.
    private static func writeHeading(
        _ place: SourceLocation, _ label: String, _ message: String, _ rule: String, to text: inout String
    ) {
        text += visible(place.file)
        text += ":\(place.line):\(place.column): "
        if label.utf8.count + message.utf8.count + rule.utf8.count <= longest {
            text += label
            text += visible(message)
            text += rule
        } else {
            text += visible(shortened(label + message + rule))
        }
        text += "\n"
    }

    /// With `…` in the middle where a name in it is so long that nobody reads it.
    private static func shortened(_ text: String) -> String {
        "\(text.prefix(longest / 2))…\(text.suffix(longest / 4))"
    }

    private static let longest = 800

    private static func writeExcerpt(_ place: SourceLocation, to text: inout String) {
        guard let excerpt = Excerpt(of: place) else { return }
        let number = String(place.line)
        let margin = String(repeating: " ", count: number.count)
        text += " \(number) | \(visible(excerpt.text))\n \(margin) | \(excerpt.carets)\n"
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
