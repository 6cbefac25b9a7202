import Platform
import Testing

@Suite struct `Files` {
    private let folder: TemporaryFolder
    init() throws { folder = try TemporaryFolder() }

    @Test func `are replaced as a whole, and only when their bytes differ`() throws {
        let path = "\(folder.path)/a"
        #expect(try File.replace(path, with: [1, 2]))
        let stamp = FileStamp(of: path)
        #expect(try !File.replace(path, with: [1, 2]))
        #expect(FileStamp(of: path) == stamp)
        #expect(try File.replace(path, with: []))
        #expect(try File.read(path) == [])
        #expect(folder.names == ["a"])
    }

    @Test func `take the place of a symbolic link, not of what it leads to`() throws {
        try folder.shell("echo precious > target; ln -s target link; ln -s target \(PartFile.namePrefix)0")
        try File.replace("\(folder.path)/link", with: [1])
        #expect(try File.read("\(folder.path)/target") == Array("precious\n".utf8))
        #expect(Folder.kind(of: "\(folder.path)/link", followingLinks: false) == .file)
    }

    @Test func `have the permissions that the process gives to new files`() throws {
        try File.replace("\(folder.path)/a", with: [1])
        try folder.shell("touch b")
        let modes = try folder.shell("stat -c %a a b").output.split(separator: UInt8(ascii: "\n"))
        #expect(modes.count == 2)
        #expect(modes.first == modes.last)
    }

    @Test func `may have names as long as file systems allow`() throws {
        let name = String(repeating: "a", count: 255)
        #expect(try File.replace("\(folder.path)/\(name)", with: [1]))
        #expect(folder.names == [name])
    }

    @Test func `that cannot be written leave nothing behind, and say why`() throws {
        try Folder.create("\(folder.path)/a")
        let error = #expect(throws: SystemError.self) { try File.replace("\(folder.path)/a", with: [1]) }
        #expect(error?.description == "cannot write \(folder.path)/a: Is a directory")
        #expect(folder.names == ["a"])
        let missing = #expect(throws: SystemError.self) { try File.read("\(folder.path)/b") }
        #expect(missing?.description == "cannot read \(folder.path)/b: No such file or directory")
        #expect(missing?.isMissing == true)
    }

    @Test(arguments: [0, 1, 262_144, 262_145, 1_000_000]) func `are copied piece by piece, and only when their bytes differ`(
        size: Int
    ) throws {
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try File.replace("\(folder.path)/a", with: bytes)
        #expect(try File.copy("\(folder.path)/a", to: "\(folder.path)/b"))
        #expect(try File.read("\(folder.path)/b") == bytes)
        #expect(try !File.copy("\(folder.path)/a", to: "\(folder.path)/b"))
        guard size > 0 else { return }
        var other = bytes
        other[size - 1] ^= 1
        try File.replace("\(folder.path)/b", with: other)
        #expect(try File.copy("\(folder.path)/a", to: "\(folder.path)/b"))
        #expect(try File.read("\(folder.path)/b") == bytes)
        #expect(folder.names == ["a", "b"])
    }

    @Test func `that cannot be read are not copied, and leave nothing behind`() throws {
        let error = #expect(throws: SystemError.self) { try File.copy("\(folder.path)/none", to: "\(folder.path)/b") }
        #expect(error?.description == "cannot read \(folder.path)/none: No such file or directory")
        #expect(folder.names == [])
    }

    @Test func `larger than whoever reads them wants are not read`() throws {
        try folder.shell("truncate -s 1T a")
        let error = #expect(throws: SystemError.self) { try File.read("\(folder.path)/a", atMost: 1 << 20) }
        #expect(error?.isTooLarge == true)
    }

    @Test func `are no folders, pipes or devices`() throws {
        try folder.shell("mkfifo pipe")
        for path in [folder.path, "\(folder.path)/pipe", "/dev/zero"] {
            #expect(throws: SystemError.self) { try File.read(path) }
        }
    }

    @Test func `are removed once, and removing them again is no fault`() throws {
        try File.replace("\(folder.path)/a", with: [1])
        try File.remove("\(folder.path)/a")
        try File.remove("\(folder.path)/a")
        try File.remove("\(folder.path)/b/c")
        #expect(folder.names == [])
    }

    @Test func `are the same under each of their names`() throws {
        try folder.shell("echo x > a; ln a b; echo x > c")
        #expect(File.isSame("\(folder.path)/a", "\(folder.path)/b"))
        #expect(!File.isSame("\(folder.path)/a", "\(folder.path)/c"))
        #expect(!File.isSame("\(folder.path)/a", "\(folder.path)/d"))
    }
}
