import Digest
import Testing

@Suite struct DigestBuilderTests {
    @Test func `pieces give the digest of the whole`() {
        let bytes = (0..<10_000).map { UInt8($0 % 251) }
        var builder = DigestBuilder()
        builder.update(Array(bytes[..<1]))
        builder.update([])
        builder.update(bytes.span.extracting(1..<5_000))
        builder.update(Array(bytes[5_000...]))
        #expect(builder.finalize() == Digest(of: bytes))
    }

    @Test func `nothing gives the digest of nothing`() {
        #expect(DigestBuilder().finalize() == Digest(of: []))
    }

    @Test func `a field is its length in eight bytes, the lowest first, and its bytes`() {
        var text = DigestBuilder()
        text.update(field: "ű!")
        var bytes = DigestBuilder()
        bytes.update(field: [0xC5, 0xB1, 0x21])
        let digest = Digest(of: [3, 0, 0, 0, 0, 0, 0, 0, 0xC5, 0xB1, 0x21])
        #expect(text.finalize() == digest)
        #expect(bytes.finalize() == digest)
    }

    @Test(arguments: [(["ab", "c"], ["a", "bc"]), ([""], []), (["", ""], [""]), (["a", ""], ["", "a"])])
    func `borders between fields matter`(left: [String], right: [String]) {
        #expect(digest(ofFields: left) != digest(ofFields: right))
    }

    @Test func `numbers and digests are appended in full`() {
        var builder = DigestBuilder()
        builder.update(-2)
        builder.update(Digest(high: 1, low: 0x0203))
        let bytes: [UInt8] = [0xFE] + Array(repeating: 0xFF, count: 7) + [1, 0, 0, 0, 0, 0, 0, 0, 3, 2, 0, 0, 0, 0, 0, 0]
        #expect(builder.finalize() == Digest(of: bytes))
    }

    private func digest(ofFields fields: [String]) -> Digest {
        var builder = DigestBuilder()
        for field in fields { builder.update(field: field) }
        return builder.finalize()
    }
}
