import Digest
import Testing

@Suite struct DigestTests {
    /// Computed by the `xxhash` library from C.
    @Test(arguments: [
        ("", "99aa06d3014798d86001c324468d497f"), ("a", "a96faf705af16834e6c632b61e964e1f"),
        ("Pilaster", "f23a1a8ed2963e7c2d40e76d3fbaad2e"),
        ("pilaszter, pilastro, пилястра", "0f7d04c3db7461e83d21017ce093aaaf"),
    ])
    func `is XXH3 of 128 bits in its canonical form`(text: String, hex: String) {
        #expect(Digest(of: Array(text.utf8)).hex == hex)
        #expect(Digest(of: Array(text.utf8).span).description == hex)
    }

    @Test(arguments: [
        (240, "65b5be86da5540e7c92b68e16f83bbb6"), (241, "1da1cb61bcb8a2a102e8cd95421c6d02"),
        (10_000, "89dec82a789965e61cb3abee1c2fc1c4"),
    ])
    func `is the same for long contents`(count: Int, hex: String) {
        #expect(Digest(of: (0..<count).map { UInt8($0 % 251) }).hex == hex)
    }

    @Test func `writes all leading zeros`() {
        #expect(Digest(high: 0, low: 1).hex == String(repeating: "0", count: 31) + "1")
    }

    @Test(arguments: [
        (6, "a96faf"), (0, ""), (-1, ""), (32, "a96faf705af16834e6c632b61e964e1f"), (99, "a96faf705af16834e6c632b61e964e1f"),
    ])
    func `shortens to its first digits`(length: Int, digits: String) {
        #expect(Digest(of: Array("a".utf8)).shortHex(length) == digits)
    }

    @Test func `reads what it writes, in either case`() {
        let digest = Digest(of: Array("a".utf8))
        #expect(Digest(hex: digest.hex) == digest)
        #expect(Digest(hex: digest.hex.uppercased()) == digest)
    }

    @Test(arguments: [
        "", "a96faf", "a96faf705af16834e6c632b61e964e1g", "a96faf705af16834e6c632b61e964e1f0", "+96faf705af16834e6c632b61e964e1f",
    ])
    func `reads nothing else`(hex: String) {
        #expect(Digest(hex: hex) == nil)
    }

    @Test func `differs when either half does`() {
        #expect(Digest(high: 1, low: 2) != Digest(high: 0, low: 2))
        #expect(Digest(high: 1, low: 2) != Digest(high: 1, low: 0))
        #expect(Set([Digest(high: 1, low: 2), Digest(high: 0, low: 2), Digest(high: 1, low: 2)]).count == 2)
    }
}
