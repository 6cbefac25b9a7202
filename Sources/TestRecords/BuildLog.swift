/// What a build printed, reduced to what it found wrong.
public struct BuildLog: Equatable, Sendable {
    /// What the compiler says about places in files, each thing once, in the order of the log.
    public let diagnostics: [CompilerDiagnostic]

    /// Errors without a place, such as the linker's, each once, in the order of the log.
    public let otherErrors: [String]

    /// Whether anything is an error.
    public var hasErrors: Bool { !otherErrors.isEmpty || diagnostics.contains { $0.severity == .error } }

    /// Reads what `swift build` or `swift test` printed. Bytes that are no UTF-8 are read as replacement characters.
    public init(_ bytes: [UInt8]) {
        var diagnostics: [CompilerDiagnostic] = []
        var otherErrors: [String] = []
        var seen: Set<CompilerDiagnostic> = []
        var seenErrors: Set<String> = []
        for line in bytes.split(whereSeparator: \.isNewline) {
            if let diagnostic = CompilerDiagnostic(line) {
                if seen.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
            } else if line.starts(with: Self.mark) {
                let error = String(decoding: line.dropFirst(Self.mark.count), as: UTF8.self)
                if seenErrors.insert(error).inserted { otherErrors.append(error) }
            }
        }
        self.diagnostics = diagnostics
        self.otherErrors = otherErrors
    }

    private static let mark = Array("error: ".utf8)
}
