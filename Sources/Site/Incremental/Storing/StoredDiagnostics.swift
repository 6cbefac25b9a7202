internal import Models

/// Diagnostics as they are stored.
struct StoredDiagnostics: Sendable {
    let bytes: [UInt8]

    /// No diagnostics, which need no memory of their own.
    private static let none = bytes(of: [])

    init(_ diagnostics: [Diagnostic]) { bytes = diagnostics.isEmpty ? Self.none : Self.bytes(of: diagnostics) }

    private static func bytes(of diagnostics: [Diagnostic]) -> [UInt8] {
        var writer = StateWriter()
        writer.write(diagnostics)
        return writer.bytes
    }

    func read() throws(DamagedState) -> [Diagnostic] {
        var reader = StateReader(bytes[...])
        return try reader.values()
    }
}
