extension ImageSize {
    /// Source: Portable Network Graphics (third edition), sections 5.2 and 11.2.1.
    static func png(_ header: Header) -> ImageSize? {
        guard header[0] == 0x89, header.has("PNG\r\n\u{1A}\n", at: 1), header.has("IHDR", at: 12),
            let width = header.bigEndian(4, at: 16), let height = header.bigEndian(4, at: 20)
        else { return nil }
        return ImageSize(width, height)
    }

    /// Source: Graphics Interchange Format, version 89a, sections 17 and 18.
    static func gif(_ header: Header) -> ImageSize? {
        guard header.has("GIF87a", at: 0) || header.has("GIF89a", at: 0),
            let width = header.littleEndian(2, at: 6), let height = header.littleEndian(2, at: 8)
        else { return nil }
        return ImageSize(width, height)
    }

    /// Source: WebP Container Specification; RFC 6386, section 9.1 (lossy); WebP Lossless Bitstream Specification, section 3.
    static func webP(_ header: Header) -> ImageSize? {
        guard header.has("RIFF", at: 0), header.has("WEBP", at: 8) else { return nil }
        if header.has("VP8X", at: 12), let width = header.littleEndian(3, at: 24), let height = header.littleEndian(3, at: 27) {
            return ImageSize(width + 1, height + 1)
        }
        if header.has("VP8L", at: 12), header[20] == 0x2F, let bits = header.littleEndian(4, at: 21) {
            return ImageSize(bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
        }
        if header.has("VP8 ", at: 12), let width = header.littleEndian(2, at: 26), let height = header.littleEndian(2, at: 28) {
            // The two bits above a side's length are a scale that is no part of it.
            return ImageSize(width & 0x3FFF, height & 0x3FFF)
        }
        return nil
    }
}
