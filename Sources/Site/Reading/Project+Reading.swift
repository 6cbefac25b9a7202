internal import Models
internal import Platform

/// A file or folder that the system does not let us read, as its author is told of it.
struct Unreadable: Error {
    let diagnostic: Diagnostic

    init(_ path: String, _ error: SystemError, isFolder: Bool = false) {
        diagnostic = Diagnostic(
            .unreadableFile, at: SourceLocation(file: path),
            "the \(isFolder ? "folder" : "file") cannot be read: \(error.reason)",
            remedy: error.isTooLarge
                ? "Divide it, or move it out of the project's content: no file of text is so large."
                : "Mend its permissions, or move it out of the project's content.")
    }
}

extension Project {
    /// Much more than a page may hold, and little enough to be read.
    static let largestSource = 64 << 20

    /// A file of the project, by its path from the project's folder.
    func source(_ path: String) throws(Unreadable) -> SourceFile { try stampedSource(path).file }

    /// A file of the project, and the stamp that it had before it was read.
    func stampedSource(_ path: String) throws(Unreadable) -> (file: SourceFile, stamp: FileStamp) {
        do {
            let (bytes, stamp) = try File.readStamped(self.path(path), atMost: Self.largestSource)
            return (SourceFile(path: path, bytes: bytes), stamp)
        } catch {
            throw Unreadable(path, error)
        }
    }

    /// What is in a folder of the project, by its path from the project's folder.
    func entries(of path: String) throws(Unreadable) -> [Folder.Entry] {
        do {
            return try Folder.entries(of: self.path(path))
        } catch {
            throw Unreadable(path, error, isFolder: true)
        }
    }
}
