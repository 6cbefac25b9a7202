import SampleSource

/// All tokens of a source.
func tokens(in bytes: [UInt8]) -> [SwiftToken] {
    var lexer = SwiftLexer()
    var tokens: [SwiftToken] = []
    while let token = lexer.next(in: bytes.span) { tokens.append(token) }
    return tokens
}

/// The comments of a source, as `kind text`.
func comments(in bytes: [UInt8]) -> [String] {
    tokens(in: bytes).filter(\.kind.isComment).map { "\($0.kind) \(String(decoding: bytes[$0.range], as: UTF8.self))" }
}
