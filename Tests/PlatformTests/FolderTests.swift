import Platform
import Testing

@Suite struct `Folders` {
    private let folder: TemporaryFolder
    init() throws { folder = try TemporaryFolder() }

    @Test func `list what is in them by the bytes of the names, and what each name stands for`() throws {
        try folder.shell("mkdir b; echo x > a; ln -s a c; mkfifo d; echo x > B; echo x > .e")
        #expect(try Folder.entries(of: folder.path).map(\.name) == [".e", "B", "a", "b", "c", "d"])
        #expect(
            try Folder.entries(of: folder.path).map(\.kind) == [.file, .file, .file, .folder, .symbolicLink, .other])
    }

    @Test func `show a name that is not UTF-8, but have no text for it`() throws {
        try folder.shell("echo x > \"$(printf 'a\\377b')\"")
        let entry = try #require(try Folder.entries(of: folder.path).first)
        #expect(entry.name == nil)
        #expect(entry.shownName == "a\u{FFFD}b")
    }

    @Test func `are made with those above them, and making them again is no fault`() throws {
        try Folder.create("\(folder.path)/a/b/c")
        try Folder.create("\(folder.path)/a/b/c")
        #expect(Folder.kind(of: "\(folder.path)/a/b/c") == .folder)
    }

    @Test func `cannot be made where a file is`() throws {
        try folder.shell("echo x > a")
        let error = #expect(throws: SystemError.self) { try Folder.create("\(folder.path)/a") }
        #expect(error?.description == "cannot make the folder \(folder.path)/a: Not a directory")
        #expect(throws: SystemError.self) { try Folder.create("\(folder.path)/a/b") }
    }

    @Test func `go only when nothing is in them`() throws {
        try folder.shell("mkdir a b; echo x > a/x")
        #expect(!Folder.removeIfEmpty("\(folder.path)/a"))
        #expect(Folder.removeIfEmpty("\(folder.path)/b"))
        #expect(folder.names == ["a"])
    }
}
