extension UInt8 {
    static let lineFeed = UInt8(ascii: "\n")
    static let colon = UInt8(ascii: ":")

    var isNewline: Bool { self == .lineFeed || self == UInt8(ascii: "\r") }
    var isWhitespace: Bool { self == UInt8(ascii: " ") || (9...13).contains(self) }
    var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
