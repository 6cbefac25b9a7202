/// The segments that stand before a JPEG's picture.
///
/// Sources: ITU-T T.81, annex B; Exif 2.32, sections 4.5.2 and 4.6.4 (orientation).
enum JPEGSegments {
    static func size(of header: Header) -> ImageSize? {
        guard header.bigEndian(2, at: 0) == 0xFFD8 else { return nil }
        var place = 2
        var isTurned = false
        while header[place] == 0xFF, let marker = header[place + 1] {
            // Any marker may have more of the first byte before it.
            if marker == 0xFF {
                place += 1
                continue
            }
            guard let length = header.bigEndian(2, at: place + 2), length >= 2 else { return nil }
            if isFrame(marker) {
                guard let height = header.bigEndian(2, at: place + 5), let width = header.bigEndian(2, at: place + 7) else {
                    return nil
                }
                return isTurned ? ImageSize(height, width) : ImageSize(width, height)
            }
            if marker == 0xE1, header.has("Exif\0\0", at: place + 4) {
                isTurned = orientation(in: header, at: place + 10).map { (5...8).contains($0) } ?? isTurned
            }
            place += 2 + length
        }
        return nil
    }

    /// A start of frame: C0 to CF but for the tables C4 and CC and the extension C8.
    private static func isFrame(_ marker: UInt8) -> Bool {
        (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
    }

    /// The value of the tag “Orientation” in a block of TIFF; from 5 on the sides are exchanged.
    private static func orientation(in header: Header, at tiff: Int) -> Int? {
        let isLittle = header.has("II", at: tiff)
        guard isLittle || header.has("MM", at: tiff) else { return nil }
        func number(_ length: Int, at place: Int) -> Int? {
            isLittle ? header.littleEndian(length, at: place) : header.bigEndian(length, at: place)
        }
        guard let directory = number(4, at: tiff + 4), let count = number(2, at: tiff + directory) else { return nil }
        for entry in 0..<count {
            let place = tiff + directory + 2 + 12 * entry
            guard let tag = number(2, at: place) else { return nil }
            if tag == 0x0112 { return number(2, at: place + 8) }
        }
        return nil
    }
}
