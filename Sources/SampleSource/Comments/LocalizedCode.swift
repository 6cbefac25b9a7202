/// Code that is put together from a listing and the translations of its comments, line by line accounted for.
struct LocalizedCode {
    private let source: Listing
    private(set) var code: [UInt8] = []
    private var sourceLines: [Int] = []
    /// How far the source has been taken over, in bytes and in lines.
    private var end = 0
    private var line = 0

    init(of source: Listing) {
        self.source = source
    }

    var listing: Listing {
        Listing(path: source.path, region: source.region, code: code, sourceLines: sourceLines)
    }

    /// Takes over the source up to a byte.
    mutating func copy(upTo index: Int) {
        let bytes = source.code[end..<index]
        let lines = bytes.count { $0 == .lineFeed }
        code += bytes
        sourceLines += source.sourceLines[line..<line + lines]
        (end, line) = (index, line + lines)
    }

    /// Writes other bytes instead of the source's next ones. Each of their lines stands for the source's line at its place, or
    /// for the last one.
    mutating func replace(_ range: Range<Int>, by bytes: [UInt8]) {
        let lastLine = line + source.code[range].count { $0 == .lineFeed }
        for _ in 0..<bytes.count(where: { $0 == .lineFeed }) {
            sourceLines.append(source.sourceLines[line])
            line = min(line + 1, lastLine)
        }
        code += bytes
        (end, line) = (range.upperBound, lastLine)
    }
}
