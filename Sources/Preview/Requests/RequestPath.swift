/// The path of a request, as names that can be looked up one below the other.
///
/// What is not the one plain spelling of a path is none: names are percent-decoded once and must then be UTF-8 without
/// slashes, backslashes and control characters; `.`, `..`, empty and hidden names lead nowhere. So no path leads out of a
/// folder, and `//host` is never taken for an address.
struct RequestPath: Equatable {
    /// The names from the root on; none for the root itself.
    let names: [String]
    /// Whether the path ends in `/`.
    let isFolder: Bool

    /// The path of a request's target, without its query.
    init?(_ target: [UInt8]) {
        guard target.first == UInt8(ascii: "/"), target.count <= Self.longest else { return nil }
        var parts = target.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        isFolder = parts.last?.isEmpty ?? true
        if isFolder { parts = parts.dropLast() }
        var names: [String] = []
        for part in parts {
            guard let name = Self.name(part) else { return nil }
            names.append(name)
        }
        self.names = names
    }

    /// A path of names that have been looked at.
    init(names: [String], isFolder: Bool) {
        self.names = names
        self.isFolder = isFolder
    }

    init?(_ target: String) { self.init(Array(target.utf8)) }

    /// The path in a URL.
    var encoded: String {
        let path = names.map { "/" + Self.encode($0) }.joined()
        return isFolder ? path + "/" : path
    }

    /// The path below another one, if it is.
    func below(_ folder: [String]) -> [String]? {
        guard names.starts(with: folder) else { return nil }
        // The folder itself, without its slash, is not yet below.
        if names.count == folder.count, !isFolder { return nil }
        return Array(names.dropFirst(folder.count))
    }

    private static let longest = 4096

    private static func name(_ part: ArraySlice<UInt8>) -> String? {
        guard let bytes = decode(part), let first = bytes.first, first != UInt8(ascii: ".") else { return nil }
        guard !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }) else {
            return nil
        }
        return String(validating: bytes, as: UTF8.self)
    }

    /// - Returns: `nil` where a `%` encodes nothing.
    private static func decode(_ part: ArraySlice<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        var index = part.startIndex
        while index < part.endIndex {
            guard part[index] == UInt8(ascii: "%") else {
                bytes.append(part[index])
                index += 1
                continue
            }
            guard index + 2 < part.endIndex, let high = digit(part[index + 1]), let low = digit(part[index + 2]) else {
                return nil
            }
            bytes.append(high << 4 | low)
            index += 3
        }
        return bytes
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
    }

    private static func encode(_ name: String) -> String {
        var text = ""
        for byte in name.utf8 {
            let scalar = Unicode.Scalar(byte)
            if scalar.isASCII,
                scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "-._~".unicodeScalars.contains(scalar)
            {
                text.unicodeScalars.append(scalar)
            } else {
                text += byte < 16 ? "%0" : "%"
                text += String(byte, radix: 16, uppercase: true)
            }
        }
        return text
    }
}
