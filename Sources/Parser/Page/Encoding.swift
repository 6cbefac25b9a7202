internal import Bytes
internal import Localization
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
        if let offset = fault(in: bytes.span) {
            return Diagnostic(
                .invalidEncoding, at: file.location(offset: offset), "byte \(offset + 1) of the file is not UTF-8",
                remedy: "Save the file as UTF-8.")
        }
        return CombiningMarks.firstExcess(in: bytes.span).map { tooManyMarks(at: file.location(offset: $0)) }
    }

    /// The offset of the first byte that is no UTF-8.
    private static func fault(in bytes: Span<UInt8>) -> Int? {
        if UTF8Check.isValid(bytes) { return nil }
        do throws(UTF8.ValidationError) {
            _ = try UTF8Span(validating: bytes)
            return nil
        } catch {
            return error.byteOffsets.lowerBound
        }
    }

    /// What the author of a text is told that holds more combining marks in a row than any language.
    static func tooManyMarks(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .limit, at: location, "more than \(Normalization.maximumMarks) combining marks follow each other",
            remedy: "Remove them: no language needs so many.")
    }
}
