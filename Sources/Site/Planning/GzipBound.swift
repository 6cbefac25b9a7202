/// What bytes weigh at most when a server has compressed them by gzip.
///
/// It is the size of a stream that any decoder would read: earlier bytes are repeated where they are found among the last few
/// that began alike, and all is written in DEFLATE's fixed codes. Compressors look further and choose better codes, so what they
/// make of a page is smaller by a sixth or so.
///
/// Source: RFC 1951, section 3.2, and RFC 1952.
enum GzipBound {
    /// What a page may weigh that the site makes by itself of as many texts as there are, compressed, in bytes.
    static let mostOfPage = 15_000

    /// The header and the trailer of a file without a name, in bytes.
    private static let frame = 18
    /// The header and the end of one block, in bits.
    private static let block = 10
    private static let window = 32_768
    private static let longest = 258
    /// Shorter repetitions are not looked for; they would save little.
    private static let shortest = 4
    /// How many earlier places are tried.
    private static let mostTries = 16

    /// The bound for bytes, in bytes. Takes time that grows with their number alone.
    static func size(of bytes: [UInt8]) -> Int {
        var places = Places(count: bytes.count)
        var bits = block
        var position = 0
        while position < bytes.count {
            let (length, distance) = longestMatch(at: position, in: bytes, places)
            bits += length == 0 ? literal(bytes[position]) : repetition(length, distance)
            for place in position..<(position + max(1, length)) { places.add(place, in: bytes) }
            position += max(1, length)
        }
        return frame + (bits + 7) / 8
    }

    private static func longestMatch(at position: Int, in bytes: [UInt8], _ places: Places) -> (length: Int, distance: Int) {
        var best = (length: 0, distance: 0)
        var place = places.latest(like: position, in: bytes)
        var tries = mostTries
        while let candidate = place, tries > 0, position - candidate <= window {
            let length = commonLength(candidate, position, bytes)
            if length > best.length { best = (length, position - candidate) }
            if length == longest { break }
            place = places.before(candidate)
            tries -= 1
        }
        return best.length < shortest ? (0, 0) : best
    }

    private static func commonLength(_ earlier: Int, _ later: Int, _ bytes: [UInt8]) -> Int {
        let most = min(longest, bytes.count - later)
        var length = 0
        while length < most, bytes[earlier + length] == bytes[later + length] { length += 1 }
        return length
    }

    // MARK: Codes (RFC 1951, section 3.2.5 and 3.2.6), in bits

    private static func literal(_ byte: UInt8) -> Int { byte < 144 ? 8 : 9 }

    private static func repetition(_ length: Int, _ distance: Int) -> Int {
        let code = length < 115 ? 7 : 8
        let lengthBits = length < 11 || length == longest ? 0 : width(of: length - 3) - 3
        let distanceBits = distance < 5 ? 0 : width(of: distance - 1) - 2
        return code + lengthBits + 5 + distanceBits
    }

    private static func width(of number: Int) -> Int { Int.bitWidth - number.leadingZeroBitCount }

    // MARK: Places

    /// For all bytes that were read: the latest place that begins alike, and the one before it.
    private struct Places {
        private var heads = [Int32](repeating: -1, count: 1 << 15)
        private var earlier: [Int32]

        init(count: Int) { earlier = [Int32](repeating: -1, count: count) }

        mutating func add(_ place: Int, in bytes: [UInt8]) {
            guard let slot = Self.slot(of: place, in: bytes) else { return }
            earlier[place] = heads[slot]
            heads[slot] = Int32(truncatingIfNeeded: place)
        }

        func latest(like place: Int, in bytes: [UInt8]) -> Int? { Self.slot(of: place, in: bytes).flatMap { known(heads[$0]) } }

        func before(_ place: Int) -> Int? { known(earlier[place]) }

        private func known(_ place: Int32) -> Int? { place < 0 ? nil : Int(place) }

        private static func slot(of place: Int, in bytes: [UInt8]) -> Int? {
            guard place + shortest <= bytes.count else { return nil }
            let key = bytes[place..<(place + shortest)].reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
            return Int((key &* 2_654_435_761) >> 17)
        }
    }
}
