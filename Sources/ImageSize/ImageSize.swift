/// How large a picture is, in CSS pixels: read from the beginning of its file, so that a page can keep the place for it.
public struct ImageSize: Hashable, Sendable {
    /// From side to side as it is shown.
    public let width: Int
    /// From top to bottom as it is shown.
    public let height: Int

    /// A size; nothing where a side has no length.
    init?(_ width: Int, _ height: Int) {
        guard width > 0, height > 0 else { return nil }
        self.width = width
        self.height = height
    }

    /// The size of a picture of which the file begins with these bytes.
    ///
    /// - Returns: Nothing where the bytes are no PNG, JPEG, GIF, WebP or SVG, or too few to say.
    public init?(of bytes: [UInt8]) {
        let header = Header(bytes)
        guard
            let size = Self.png(header) ?? Self.gif(header) ?? Self.webP(header) ?? JPEGSegments.size(of: header)
                ?? SVGTag.size(of: header)
        else { return nil }
        self = size
    }
}
