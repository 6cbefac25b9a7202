internal import Localization
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
    public static func summary(of diagnostics: [Diagnostic]) -> String {
        let counts = Severity.allCases.reversed().map { severity in
            (severity.rawValue, diagnostics.count { $0.severity == severity })
        }
        return counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0)\($0.1 == 1 ? "" : "s")" }.joined(separator: ", ")
    }

    private static func heading(_ place: SourceLocation, _ text: String) -> String {
        "\(visible(place.file)):\(place.line):\(place.column): \(visible(text))"
    }

    private static func excerpt(_ place: SourceLocation) -> [String] {
        guard let line = place.excerpt else { return [] }
        let number = String(place.line)
        let margin = String(repeating: " ", count: number.count)
        let before = line.prefix(place.column - 1)
        let meant = line.dropFirst(before.count).prefix(place.length)
        // A tab stays a tab, so that the caret stands right however wide the terminal draws it.
        let padding = before.map { $0 == "\t" ? "\t" : String(repeating: " ", count: TextColumns(String($0)).width) }.joined()
        let width = max(1, TextColumns(String(meant)).width)
        return [" \(number) | \(visible(line))", " \(margin) | \(padding)^\(String(repeating: "~", count: width - 1))"]
    }

    /// Without the control characters that could speak to the terminal (ECMA-48).
    static func visible(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? "\u{FFFD}" : $0 }))
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 32 && scalar != "\t" || scalar.value == 127 || (0x80...0x9F).contains(scalar.value)
    }
}
