internal import Bytes

/// The schemes that an address on a page may have.
public enum URLScheme: String, CaseIterable, Sendable {
    case http, https, mailto, tel

    /// Whether a browser would read an address as relative, or as one with an allowed scheme.
    ///
    /// It goes by what a browser does, not by how the address looks: blanks and controls in front are ignored, and so are
    /// tabs and line ends anywhere. Source: URL Standard, section 4.4, “URL parsing”.
    public static func isAllowed(in address: String) -> Bool {
        var address = address
        return address.withUTF8 { unsafe isAllowed(in: $0.span) }
    }

    private static func isAllowed(in address: Span<UInt8>) -> Bool {
        for index in address.indices {
            switch address[index] {
            case UInt8(ascii: ":"): return isAllowed(name: address.extracting(..<index))
            // What cannot stand in a scheme ends the search: nearly all addresses of a site begin with a dot, a path or `#`.
            case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return true
            default: continue
            }
        }
        return true
    }

    /// - Parameter text: What stands before the first colon of an address.
    private static func isAllowed(name text: Span<UInt8>) -> Bool {
        var name: [UInt8] = []
        for index in text.indices {
            let byte = text[index]
            switch byte {
            case 0x09, 0x0A, 0x0D: continue
            case 0...0x20 where name.isEmpty: continue
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): name.append(byte | 0x20)
            case UInt8(ascii: "a")...UInt8(ascii: "z"): name.append(byte)
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
                // A scheme begins with a letter: this is a relative address, whatever follows.
                guard !name.isEmpty else { return true }
                name.append(byte)
            default: return true
            }
        }
        return name.isEmpty || URLScheme(rawValue: String(decoding: name, as: UTF8.self)) != nil
    }
}
