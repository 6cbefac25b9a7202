import Platform
import Testing

@Suite struct `A folder's lock` {
    private let folder: TemporaryFolder
    init() throws { folder = try TemporaryFolder() }

    @Test func `is held by one, and gone when it is given back`() throws {
        do {
            let lock = try FolderLock(of: folder.path)
            defer { extendLifetime(lock) }
            let wasAbandoned = lock.wasAbandoned
            #expect(!wasAbandoned)
            let error = #expect(throws: SystemError.self) { _ = try FolderLock(of: folder.path) }
            #expect(error?.isLocked == true)
            #expect(folder.names == [FolderLock.name])
        }
        #expect(folder.names == [])
        let wasAbandoned = try FolderLock(of: folder.path).wasAbandoned
        #expect(!wasAbandoned)
    }

    @Test func `tells that whoever held it before was killed`() throws {
        try folder.shell("touch \(FolderLock.name)")
        let wasAbandoned = try FolderLock(of: folder.path).wasAbandoned
        #expect(wasAbandoned)
    }

    @Test func `is not taken through a symbolic link, and not where there is no folder`() throws {
        try folder.shell("echo precious > x; ln -s x \(FolderLock.name)")
        #expect(throws: SystemError.self) { _ = try FolderLock(of: folder.path) }
        #expect(try File.read("\(folder.path)/x") == Array("precious\n".utf8))
        #expect(throws: SystemError.self) { _ = try FolderLock(of: "\(folder.path)/none") }
    }
}
