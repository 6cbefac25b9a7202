import Testing

/// The beginning of a picture of 300 by 200 pixels.
struct Picture: CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    /// How many of the bytes say the size.
    var needed: Int

    var testDescription: String { name }

    static let readable = [
        Picture(name: "PNG", bytes: [0x89] + text("PNG\r\n\u{1A}\n\0\0\0\rIHDR") + [0, 0, 1, 44, 0, 0, 0, 200, 8], needed: 24),
        Picture(name: "GIF", bytes: text("GIF89a") + [44, 1, 200, 0, 0], needed: 10),
        Picture(
            name: "WebP, lossy", bytes: text("RIFF....WEBPVP8 ....") + [0, 0, 0, 0x9D, 1, 0x2A, 44, 0x41, 200, 0x80, 0],
            needed: 30),
        // 299 and 199 in 14 bits each.
        Picture(name: "WebP, lossless", bytes: text("RIFF....WEBPVP8L....") + [0x2F, 0x2B, 0xC1, 0x31, 0x00, 0], needed: 25),
        Picture(
            name: "WebP, extended", bytes: text("RIFF....WEBPVP8X....") + [0, 0, 0, 0, 43, 1, 0, 199, 0, 0, 0], needed: 30),
        Picture(
            name: "JPEG", bytes: jpeg(orientation: 1, isLittle: false), needed: jpeg(orientation: 1, isLittle: false).count - 2),
        Picture(name: "SVG", bytes: text("<svg width='300' height='200'>"), needed: 30),
    ]

    /// A photograph with an orientation, then tables, then the frame.
    static func jpeg(orientation: UInt8, isLittle: Bool) -> [UInt8] {
        let entry: [UInt8] =
            isLittle ? [0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0] : [1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
        let tiff = isLittle ? text("II*\0") + [8, 0, 0, 0, 1, 0] + entry : text("MM\0*") + [0, 0, 0, 8, 0, 1] + entry
        let exif = text("Exif\0\0") + tiff
        return [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + [0xFF, 0xFF, 0xC4, 0, 4, 0, 0]
            + [0xFF, 0xC2, 0, 11, 8, 0, 200, 1, 44, 1, 1]
    }

    private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }
}
