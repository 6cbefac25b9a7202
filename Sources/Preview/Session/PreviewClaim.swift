internal import Platform
internal import Site

/// The right to be the one preview of a project: two would write one folder in turn, each with links for its own address.
///
/// It ends with its process, however that ends.
struct PreviewClaim: ~Copyable, Sendable {
    private let lock: FolderLock
    private let addressFile: String

    /// Claims a project.
    ///
    /// - Throws: ``AlreadyServed`` where another preview shows it, `SystemError` where nothing can be written.
    init(of project: Project) throws {
        let folder = project.path(Project.servingFolder)
        let file = "\(folder)/address"
        try Folder.create(folder)
        let lock = try Self.lock(of: folder, file)
        // A preview that was killed left it, and nobody is there any more.
        try File.remove(file)
        self.lock = lock
        addressFile = file
    }

    deinit { try? File.remove(addressFile) }

    /// Tells others where the preview is.
    func tell(address: String) throws { try File.replace(addressFile, with: Array(address.utf8)) }

    private static func lock(of folder: String, _ addressFile: String) throws -> FolderLock {
        do throws(SystemError) {
            return try FolderLock(of: folder)
        } catch {
            throw error.isLocked ? AlreadyServed(address: address(in: addressFile)) : error
        }
    }

    private static func address(in file: String) -> String? {
        guard let bytes = try? File.read(file, atMost: 1024), !bytes.isEmpty else { return nil }
        return String(validating: bytes, as: UTF8.self)
    }
}
