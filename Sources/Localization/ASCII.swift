/// Bytes below 0x80, which need no ICU.
enum ASCII {
    /// Whether all of `text` is ASCII.
    static func isAll(_ text: Span<UInt8>) -> Bool {
        var all: UInt8 = 0
        for position in text.indices { all |= text[position] }
        return all < 0x80
    }

    /// A byte in lower case, if it is a letter.
    static func lowered(_ byte: UInt8) -> UInt8 {
        isUpperCase(byte) ? byte | 0x20 : byte
    }

    /// Whether the byte is a blank, a tab or an end of line.
    static func isWhiteSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }

    /// Whether the byte is one of `a`–`z`, `A`–`Z`, `0`–`9`.
    static func isAlphanumeric(_ byte: UInt8) -> Bool {
        isUpperCase(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func isUpperCase(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }
}
