/// A set of bytes below 64, one bit each, so that looking one up is a shift. Most of markup's own signs are in there.
struct ByteSet {
    private let bits: UInt64

    @inline(__always)
    private init(bits: UInt64) { self.bits = bits }

    /// The C0 controls that no document may hold, and the carriage return, which only doubles a line's end.
    static var controls: ByteSet {
        @inline(__always) get { ByteSet(bits: 0xFFFF_FFFF & ~(1 << 0x09 | 1 << 0x0A | 1 << 0x0C)) }
    }

    @inline(__always)
    func adding(_ sign: Unicode.Scalar) -> ByteSet { ByteSet(bits: bits | 1 &<< UInt64(sign.value)) }

    @inline(__always)
    func contains(_ byte: UInt8) -> Bool { bits &>> UInt64(byte) & 1 == 1 }
}
