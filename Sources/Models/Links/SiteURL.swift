/// Addresses within the output, which mirror its paths.
public enum SiteURL {
    /// The way from one file of the output to another, percent-encoded.
    ///
    /// - Parameters:
    ///   - target: The path of the file that is meant, from the output folder.
    ///   - source: The path of the file that links to it.
    public static func relative(to target: String, from source: String) -> String {
        let sourceFolders = source.utf8.split(separator: UInt8(ascii: "/")).dropLast()
        let targetParts = target.utf8.split(separator: UInt8(ascii: "/"))
        var common = 0
        while common < sourceFolders.count, common < targetParts.count - 1,
            sourceFolders[common].elementsEqual(targetParts[common])
        {
            common += 1
        }
        let up = String(repeating: "../", count: sourceFolders.count - common)
        let down = targetParts[common...].map { Substring($0) }.joined(separator: "/")
        return up + PercentEncoding.encode(down)
    }
}
