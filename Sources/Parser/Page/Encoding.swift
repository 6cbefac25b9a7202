internal import Models

/// Whether a file is text as we read it: UTF-8 (RFC 3629).
enum Encoding {
    /// What keeps a file from being read, or `nil`.
    static func problem(in file: SourceFile) -> Diagnostic? {
        let bytes = file.bytes
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            return Diagnostic(
                .invalidEncoding, at: SourceLocation(file: file.path), "the file is UTF-16",
                remedy: "Save it as UTF-8.")
        }
        do throws(UTF8.ValidationError) {
            _ = try UTF8Span(validating: bytes.span)
            return nil
        } catch {
            return invalid(at: error.byteOffsets.lowerBound, in: file)
        }
    }

    private static func invalid(at offset: Int, in file: SourceFile) -> Diagnostic {
        let before = file.bytes[..<offset]
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return Diagnostic(
            .invalidEncoding, at: file.location(line: line, byteColumn: offset - lineStart + 1),
            "byte \(offset + 1) of the file is not UTF-8", remedy: "Save the file as UTF-8.")
    }
}
