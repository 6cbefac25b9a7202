/// Addresses within the output, which mirror its paths.
public enum SiteURL {
    /// The way from one file of the output to another, percent-encoded.
    ///
    /// - Parameters:
    ///   - target: The path of the file that is meant, from the output folder.
    ///   - source: The path of the file that links to it.
    public static func relative(to target: String, from source: String) -> String {
        let slash = UInt8(ascii: "/")
        var common = target.utf8.startIndex
        var rest = source.utf8[...]
        // What both have in common ends behind a folder.
        for index in target.utf8.indices {
            guard let byte = rest.popFirst(), byte == target.utf8[index] else { break }
            if byte == slash { common = target.utf8.index(after: index) }
        }
        let behind = source.utf8.dropFirst(target.utf8.distance(from: target.utf8.startIndex, to: common))
        var url = ""
        for byte in behind where byte == slash { url += "../" }
        return url + PercentEncoding.encode(String(target[common...]))
    }
}
