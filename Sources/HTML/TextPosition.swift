internal import Bytes

/// Between tags (HTML Living Standard, section 13.1.3).
enum TextPosition: Position {
    @inline(__always)
    static func isSpecial(_ byte: UInt8) -> Bool {
        byte < 64
            ? ByteSet.controls.adding("&").adding("<").adding(">").contains(byte) : ForbiddenCharacters.mayBegin(with: byte)
    }

    @inline(__always)
    static func isPlain(_ bytes: EightBytes) -> Bool {
        !(bytes.hasByte(below: 0x20) || bytes.contains("&") || bytes.contains("<") || bytes.contains(">")
            || ForbiddenCharacters.mayBegin(in: bytes))
    }

    static func replace(_ text: Span<UInt8>, at index: Int, in bytes: inout ByteBuffer) -> Int {
        AttributePosition.replace(text, at: index, in: &bytes)
    }
}
