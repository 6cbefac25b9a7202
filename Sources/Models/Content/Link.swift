internal import Bytes

/// A link or an image of a page, as written.
public struct Link: Hashable, Sendable {
    /// The destination after markdown's own unescaping.
    public var destination: String
    /// Whether it is an image.
    public var isImage: Bool
    /// The line in the file, from 1.
    public var line: Int
    /// The column in bytes, from 1; 1 where it is not known.
    public var column: Int

    /// A link at a place.
    public init(destination: String, isImage: Bool, line: Int, column: Int) {
        self.destination = destination
        self.isImage = isImage
        self.line = line
        self.column = column
    }

    /// Whether it is an image, or leads to a place of a page: what else is known of its target shows on the page.
    public var isImageOrFragment: Bool { isImage || destination.utf8.contains(UInt8(ascii: "#")) }
}
