/// A file or folder below a sample's folder, as it is on disk.
public struct FolderEntry: Sendable {
    /// Its path below that folder, with slashes.
    public var path: String

    /// What is in the file, or `nil` for a folder. A folder that holds anything need not be given.
    public var bytes: [UInt8]?

    /// An entry of a folder's listing.
    public init(path: String, bytes: [UInt8]?) {
        self.path = path
        self.bytes = bytes
    }
}
