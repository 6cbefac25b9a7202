internal import Digest

/// The bytes of a state's file, piece by piece, so that a large state takes little memory.
struct StatePieces<State: Stored>: ~Copyable {
    private let state: State
    private var writer = StateWriter()
    private var digest = DigestBuilder()
    private var part = 0
    private var header: [UInt8]?

    init(of state: State, header: [UInt8]) {
        self.state = state
        self.header = header
    }

    /// The next piece, `nil` behind the last.
    mutating func next() -> [UInt8]? {
        if let header {
            self.header = nil
            return header
        }
        defer { part += 1 }
        if part < state.parts {
            state.store(part: part, in: &writer)
            let piece = writer.take()
            digest.update(piece)
            return piece
        }
        guard part == state.parts else { return nil }
        writer.write(digest.digest)
        return writer.take()
    }
}
