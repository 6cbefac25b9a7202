/// A hash of short byte strings, the same at every run: FNV-1a with the bits of the result mixed once more.
///
/// - SeeAlso: [The FNV Non-Cryptographic Hash Algorithm](https://datatracker.ietf.org/doc/html/draft-eastlake-fnv)
enum ByteHash {
    static func of(_ bytes: Span<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in bytes.indices { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3 }
        return hash ^ (hash >> 32)
    }
}
