/// The beginning of a file, read by place. What lies beyond its end is nothing, not a fault.
struct Header {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var count: Int { bytes.count }

    subscript(place: Int) -> UInt8? { bytes.indices.contains(place) ? bytes[place] : nil }

    /// Whether these characters stand at a place.
    func has(_ text: String, at place: Int) -> Bool {
        text.utf8.enumerated().allSatisfy { self[place + $0] == $1 }
    }

    /// A number of a few bytes with the most significant one first.
    func bigEndian(_ length: Int, at place: Int) -> Int? {
        var number = 0
        for offset in 0..<length {
            guard let byte = self[place + offset] else { return nil }
            number = number << 8 | Int(byte)
        }
        return number
    }

    /// A number of a few bytes with the least significant one first.
    func littleEndian(_ length: Int, at place: Int) -> Int? {
        var number = 0
        for offset in (0..<length).reversed() {
            guard let byte = self[place + offset] else { return nil }
            number = number << 8 | Int(byte)
        }
        return number
    }
}
