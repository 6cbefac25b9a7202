/// Finds the addresses in a piece of HTML: the values of the attributes that hold one.
///
/// It need not understand HTML (what is in a comment counts, too), since all that follows is a warning.
struct HTMLAddresses {
    /// An address as written.
    struct Address {
        var text: String
        /// How many lines come before it in the piece.
        var line: Int
    }

    private let html: ArraySlice<UInt8>
    private var index: Int
    private var line = 0
    private static let names: Set<String> = ["href", "src", "srcset", "poster", "data", "action", "background"]

    init(_ html: ArraySlice<UInt8>) {
        self.html = html
        index = html.startIndex
    }

    /// The next address, or `nil` behind the last.
    mutating func next() -> Address? {
        while index < html.endIndex {
            let byte = html[index]
            index += 1
            if byte == UInt8(ascii: "\n") { line += 1 }
            guard byte == UInt8(ascii: "="), Self.names.contains(name(before: index - 1)) else { continue }
            return value()
        }
        return nil
    }

    /// The attribute's name before an equals sign, in lower case.
    private func name(before end: Int) -> String {
        let end = html[..<end].lastIndex { !Self.isSpace($0) }.map { $0 + 1 } ?? html.startIndex
        let start = html[..<end].lastIndex { !Self.isLetter($0) }.map { $0 + 1 } ?? html.startIndex
        guard end - start <= 16 else { return "" }
        return String(decoding: html[start..<end], as: UTF8.self).lowercased()
    }

    private mutating func value() -> Address {
        while index < html.endIndex, Self.isSpace(html[index]) {
            if html[index] == UInt8(ascii: "\n") { line += 1 }
            index += 1
        }
        let start = line
        let quote = index < html.endIndex && [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(html[index]) ? html[index] : nil
        if quote != nil { index += 1 }
        let rest = html[index...]
        let value = rest.prefix { quote == nil ? !Self.isSpace($0) && $0 != UInt8(ascii: ">") : $0 != quote }
        line += value.count { $0 == UInt8(ascii: "\n") }
        index = value.endIndex
        return Address(text: String(decoding: value, as: UTF8.self).trimmed, line: start)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") }
}
