/// What libyaml tells about text that is no YAML, and what is needed to explain it in an author's words.
struct SyntaxFault {
    /// What libyaml found.
    let problem: String
    /// What libyaml was doing, or empty.
    let context: String
    /// Where libyaml stopped.
    let mark: YAMLMark
    /// Where began what libyaml was reading.
    let contextMark: YAMLMark
    /// The value or key that was read last.
    let lastScalar: YAMLMark?
    /// The text of the line on which libyaml stopped.
    let line: String

    /// The text of the line before that one.
    let previousLine: String?
    /// A character, invisible in editors, at which YAML 1.1 ends a line, and its place: on the line of the fault or of what was
    /// being read.
    let foreignLineEnd: (scalar: Unicode.Scalar, mark: YAMLMark)?

    /// The text of the line before the place where libyaml stopped.
    var before: Substring.UnicodeScalarView { line.unicodeScalars.prefix(mark.column - 1) }

    /// The character at which libyaml stopped; `nil` at the end of a line.
    var character: Unicode.Scalar? { line.unicodeScalars.dropFirst(mark.column - 1).first }

    /// Whether nothing but indentation stands before the place.
    var isAtIndentation: Bool { before.allSatisfy { $0 == " " || $0 == "\t" } }

    /// Whether a key ends before the place on the same line.
    var followsKey: Bool { zip(before, before.dropFirst()).contains { $0 == ":" && ($1 == " " || $1 == "\t") } }
}
