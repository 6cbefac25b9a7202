/// A file of the samples folder, shown by pages as a whole or region by region.
///
/// Only what ends in `.swift` is read as Swift. Any other file has neither regions nor comments, whatever its text looks like.
public struct SampleFile: Sendable {
    /// Its path below the samples folder.
    public let path: String

    /// Its bytes, without a byte order mark. Empty if they are no UTF-8.
    public let text: [UInt8]

    /// Its regions, in the order of their markers. Of two with one name only the first is here.
    public let regions: [SampleRegion]

    /// What is wrong with it, in the order of its text.
    public let faults: [SampleFault]

    /// Whether it is text at all, and so can be shown.
    public let isReadable: Bool

    private let lines: [SampleLine]
    /// A page may show every region of a file.
    private let linesOfRegions: [String: Range<Int>]

    /// Reads a sample.
    ///
    /// - Parameters:
    ///   - path: its path below the samples folder, as pages name it.
    ///   - bytes: what is on disk. Nothing in them is refused by a trap; what is wrong becomes a fault.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        let text = bytes.starts(with: Self.byteOrderMark) ? Array(bytes.dropFirst(Self.byteOrderMark.count)) : bytes
        if let fault = Self.encodingFault(in: text) {
            self.text = []
            (lines, regions, faults, isReadable) = ([], [], [fault], false)
        } else if !path.isSwift {
            self.text = text
            (lines, regions, faults, isReadable) = (SampleLine.lines(of: text), [], [], true)
        } else {
            self.text = text
            let scanner = RegionScanner(text)
            (lines, regions, faults, isReadable) = (scanner.lines, scanner.regions, scanner.faults, true)
        }
        linesOfRegions = Dictionary(
            regions.lazy.filter(\.name.isStreamSafe).map { ($0.name, $0.lines) }, uniquingKeysWith: { first, _ in first })
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private static func encodingFault(in text: [UInt8]) -> SampleFault? {
        guard let index = text.span.firstInvalidUTF8 else { return nil }
        let isUTF16 = text.starts(with: [0xFF, 0xFE]) || text.starts(with: [0xFE, 0xFF])
        return SampleFault(isUTF16 ? .utf16 : .invalidUTF8, at: SourcePlace(offset: index, in: text))
    }
}

extension SampleFile {
    /// The code of a region, or of the whole file, as a reader sees it: no marker, nothing hidden, nothing indented in common.
    ///
    /// - Parameter region: the exact name of a region, or `nil` for the whole file.
    /// - Returns: `nil` if there is no such region, or if the file is not readable.
    public func listing(region: String? = nil) -> Listing? {
        guard isReadable else { return nil }
        guard let region else { return listing(of: lines.indices, region: nil) }
        guard region.isStreamSafe, let lines = linesOfRegions[region] else { return nil }
        return listing(of: lines, region: region)
    }

    /// Whether there is a region of exactly this name.
    public func hasRegion(_ name: String) -> Bool { name.isStreamSafe && linesOfRegions[name] != nil }

    private func listing(of range: Range<Int>, region: String?) -> Listing {
        let excerpt = Excerpt(lines[range], of: text)
        return Listing(path: path, region: region, code: excerpt.code, sourceLines: excerpt.sourceLines)
    }
}

extension String {
    /// Whether a file of this path is read as Swift.
    var isSwift: Bool { utf8.suffix(Self.swiftSuffix.count).elementsEqual(Self.swiftSuffix) }

    private static let swiftSuffix = Array(".swift".utf8)
}
