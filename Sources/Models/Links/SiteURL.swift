/// Addresses within the output, which mirror its paths.
public enum SiteURL {
    /// The way from one file of the output to another, percent-encoded.
    ///
    /// - Parameters:
    ///   - target: The path of the file that is meant, from the output folder.
    ///   - source: The path of the file that links to it.
    public static func relative(to target: String, from source: String) -> String {
        relative(to: target.utf8.span, from: source.utf8.span)
    }

    /// A navigation has tens of links on every page, so the address is measured first and written once.
    private static func relative(to target: Span<UInt8>, from source: Span<UInt8>) -> String {
        let common = commonFolder(target, source)
        var steps = 0
        for index in common..<source.count where source[index] == slash { steps += 1 }
        let rest = target.extracting(common...)
        return unsafe String(unsafeUninitializedCapacity: steps * 3 + PercentEncoding.encodedCount(of: rest)) { buffer in
            for step in 0..<steps {
                unsafe buffer[step * 3] = dot
                unsafe buffer[step * 3 + 1] = dot
                unsafe buffer[step * 3 + 2] = slash
            }
            let room = unsafe UnsafeMutableBufferPointer(rebasing: buffer[(steps * 3)...])
            return unsafe steps * 3 + PercentEncoding.encode(rest, into: room)
        }
    }

    /// How much of both paths is folders that they share.
    private static func commonFolder(_ target: Span<UInt8>, _ source: Span<UInt8>) -> Int {
        var common = 0
        for index in 0..<min(target.count, source.count) {
            guard target[index] == source[index] else { break }
            if target[index] == slash { common = index + 1 }
        }
        return common
    }

    private static let slash = UInt8(ascii: "/")
    private static let dot = UInt8(ascii: ".")
}
