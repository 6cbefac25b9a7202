internal import Bytes

/// The schemes that an address on a page may have.
public enum URLScheme: String, CaseIterable, Sendable {
    case http, https, mailto, tel

    /// Whether a browser would read an address as relative, or as one with an allowed scheme.
    ///
    /// It goes by what a browser does, not by how the address looks: blanks and controls in front are ignored, and so are
    /// tabs and line ends anywhere. Source: URL Standard, section 4.4, “URL parsing”.
    public static func isAllowed(in address: String) -> Bool {
        isAllowed(in: address.utf8.span)
    }

    private static func isAllowed(in address: Span<UInt8>) -> Bool {
        // What cannot stand in a scheme ends the search: nearly all addresses of a site begin with a dot, a path or `#`.
        let end = address.firstIndex(in: 0..<address.count) { bytes in
            bytes.places(of: ":") | bytes.places(of: "/") | bytes.places(of: "?") | bytes.places(of: "#")
        }
        guard let end, address[end] == UInt8(ascii: ":") else { return true }
        return isAllowed(name: address.extracting(..<end))
    }

    /// - Parameter text: What stands before the first colon of an address.
    private static func isAllowed(name text: Span<UInt8>) -> Bool {
        // Nearly all of them are written as they are meant.
        if allCases.contains(where: { text.isEqual(to: $0.rawValue) }) { return true }
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

extension Span<UInt8> {
    fileprivate func isEqual(to text: String) -> Bool {
        let other = text.utf8.span
        return count == other.count && indices.allSatisfy { self[$0] == other[$0] }
    }
}
