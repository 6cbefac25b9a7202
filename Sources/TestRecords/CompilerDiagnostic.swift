/// What the compiler says about a place in a file.
public struct CompilerDiagnostic: Hashable, Sendable {
    /// How bad it is.
    public enum Severity: String, Sendable {
        case error
        case warning
        case note
    }

    /// The path of the file, as the compiler was given it.
    public var file: String

    /// The line in that file, counted from 1.
    public var line: Int

    /// The column in that line, counted from 1 in bytes.
    public var column: Int

    /// How bad it is.
    public var severity: Severity

    /// What it says, without the name of a group of diagnostics that may follow in brackets.
    public var message: String
}

extension CompilerDiagnostic {
    /// Reads a line of the form `path:line:column: severity: message`; `nil` if it has none.
    ///
    /// Source: the format that Clang and Swift print for editors to read.
    init?(_ line: ArraySlice<UInt8>) {
        for colon in line.indices where line[colon] == .colon {
            let behind = line[(colon + 1)...]
            guard let severity = Severity(announcedBy: behind), let place = Self.place(line[..<colon]) else { continue }
            let message = behind.dropFirst(severity.announcement.count)
            self.init(
                file: String(decoding: place.file, as: UTF8.self), line: place.line, column: place.column, severity: severity,
                message: Self.withoutGroup(String(decoding: message, as: UTF8.self)))
            return
        }
        return nil
    }

    /// Takes `path:line:column` apart. A path may hold colons of its own.
    private static func place(_ text: ArraySlice<UInt8>) -> (file: ArraySlice<UInt8>, line: Int, column: Int)? {
        guard let second = text.lastIndex(of: .colon), let first = text[..<second].lastIndex(of: .colon),
            let line = number(text[(first + 1)..<second]), let column = number(text[(second + 1)...]), first > text.startIndex
        else { return nil }
        return (text[..<first], line, column)
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard digits.allSatisfy(\.isDigit), let number = Int(String(decoding: digits, as: UTF8.self)), number > 0 else {
            return nil
        }
        return number
    }

    /// Leaves out the name of the group that a diagnostic belongs to: `… [#no-usage]`.
    private static func withoutGroup(_ message: String) -> String {
        guard message.hasSuffix("]"), let start = message.lastIndex(of: "["), message[start...].hasPrefix("[#") else {
            return message
        }
        let text = message[..<start]
        return String(text.hasSuffix(" ") ? text.dropLast() : text)
    }
}

extension CompilerDiagnostic.Severity {
    /// How a line announces it, behind the place.
    fileprivate var announcement: String.UTF8View { " \(rawValue): ".utf8 }

    fileprivate init?(announcedBy bytes: ArraySlice<UInt8>) {
        let known: [Self] = [.error, .warning, .note]
        guard let severity = known.first(where: { bytes.starts(with: $0.announcement) }) else { return nil }
        self = severity
    }
}
