public import Models

/// All that a build has to say, by place, in as few bytes as the state keeps it in: of a large site there is much to say, and
/// whoever tells it needs one diagnostic at a time.
public struct ReportedDiagnostics: Sequence, Sendable {
    /// How many there are.
    public let count: Int
    /// As stored.
    let stored: ArraySlice<UInt8>

    /// Diagnostics in their order.
    init(_ diagnostics: some Collection<Diagnostic>) {
        var writer = StateWriter()
        writer.write(UInt64(diagnostics.count))
        for diagnostic in diagnostics { writer.write(diagnostic) }
        count = diagnostics.count
        stored = writer.bytes[...]
    }

    /// What an earlier build kept.
    init(stored: ArraySlice<UInt8>) throws(DamagedState) {
        self.stored = stored
        var reader = StateReader(stored)
        count = try reader.count()
        for _ in 0..<count { _ = try Diagnostic(from: &reader) }
    }

    /// Whether there is nothing to say.
    public var isEmpty: Bool { count == 0 }

    /// Reads them one by one.
    public func makeIterator() -> Iterator { Iterator(stored) }

    /// Reads diagnostics one by one.
    public struct Iterator: IteratorProtocol {
        private var reader: StateReader
        private var rest: Int

        init(_ stored: ArraySlice<UInt8>) {
            reader = StateReader(stored)
            rest = (try? reader.count()) ?? 0
        }

        /// The next diagnostic.
        public mutating func next() -> Diagnostic? {
            guard rest > 0 else { return nil }
            rest -= 1
            return try? Diagnostic(from: &reader)
        }
    }
}
