internal import Platform

/// A folder for what is written while it is measured. It goes when the value does.
final class ScratchFolder: Sendable {
    let path: String

    init() throws {
        path = (Environment.value("TMPDIR") ?? "/tmp") + "/pilaster-benchmarks-\(UInt64.random(in: 0 ... .max))"
        try Folder.create(path)
    }

    /// A folder in it that is new.
    func fresh() throws -> String {
        let folder = "\(path)/\(UInt64.random(in: 0 ... .max))"
        try Folder.create(folder)
        return folder
    }

    deinit { _ = try? Subprocess("/bin/rm", ["-rf", path]).run() }
}
