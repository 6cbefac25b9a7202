#if canImport(SwiftParser) || os(Linux)
    @testable import SampleSource

    /// Where our tokens and the toolchain's begin at different places, as `offset: text`.
    ///
    /// Ours may be coarser where one of them covers several of the parser's (a string with its quotes, an operator that the
    /// parser splits into angle brackets), never finer, and never shifted. Text of a string literal that begins with a newline
    /// is left out: to the parser that newline is whitespace.
    func disagreements(in bytes: [UInt8]) -> [String] {
        let theirs = SyntaxOracle.tokenStarts(of: bytes)
        let ours = tokens(in: bytes).filter { !$0.kind.isComment }
        let invented = ours.filter { !theirs.contains($0.range.lowerBound) && !bytes[$0.range.lowerBound].isNewline }
            .filter { $0.kind != .unknown }
            .map { ($0.range.lowerBound, "\($0.kind) is no token there") }
        let starts = Set(ours.map(\.range.lowerBound))
        let covered = Set(ours.filter(\.kind.isCoarse).flatMap { $0.range.dropFirst() })
        let missed = theirs.subtracting(starts).subtracting(covered).map { ($0, "is a token there") }
        return (invented + missed).sorted { $0.0 < $1.0 }.map { offset, fault in
            "\(offset): \(String(decoding: bytes[offset...].prefix(20), as: UTF8.self)): \(fault)"
        }
    }

    extension SwiftToken.Kind {
        /// Whether a token of this kind may cover several of the parser's.
        fileprivate var isCoarse: Bool {
            switch self {
            case .string, .interpolationStart, .regex, .attribute, .macro, .operator, .number, .punctuation, .unknown: true
            default: false
            }
        }
    }
#endif
