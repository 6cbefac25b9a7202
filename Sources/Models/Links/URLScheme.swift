/// The scheme of a URL as a browser sees it (WHATWG URL Standard, section 4.4, “basic URL parser”).
public enum URLScheme {
    /// The schemes that a link may have.
    public static let allowed: Set<String> = ["http", "https", "mailto", "tel"]

    /// The scheme in lower case, or `nil` for a relative URL. As browsers do, leading controls and spaces are passed over,
    /// and tabs and line ends anywhere.
    public static func of(_ url: String) -> String? {
        var scheme: [UInt8] = []
        for byte in url.utf8 {
            switch byte {
            case UInt8(ascii: ":"): return scheme.isEmpty ? nil : String(decoding: scheme, as: UTF8.self)
            case 9, 10, 13: continue
            case 0...32 where scheme.isEmpty: continue
            case UInt8(ascii: "a")...UInt8(ascii: "z"): scheme.append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): scheme.append(byte | 32)
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
                guard !scheme.isEmpty else { return nil }
                scheme.append(byte)
            default: return nil
            }
        }
        return nil
    }
}
