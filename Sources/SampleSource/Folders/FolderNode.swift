/// A file or folder in a tree.
public struct FolderNode: Equatable, Sendable {
    /// What a file says about itself.
    public struct Remark: Equatable, Sendable {
        /// What a translation calls it by.
        public let key: String

        /// The remark, in the reader's language if `isTranslated`.
        public internal(set) var text: String

        /// Whether the text is a translation.
        public internal(set) var isTranslated = false
    }

    /// Its name.
    public let name: String

    /// Its path below the root of the tree.
    public let path: String

    /// What the folder holds: folders first, then files, each by the bytes of their names. `nil` for a file.
    public internal(set) var children: [FolderNode]?

    /// What the file says about itself.
    public internal(set) var remark: Remark?
}
