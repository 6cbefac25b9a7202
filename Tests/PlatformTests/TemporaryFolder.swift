import Platform

/// A folder of its own, which goes when the value does.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = (Environment.value("TMPDIR") ?? "/tmp") + "/pilaster-tests/\(UInt64.random(in: 0 ... .max))"
        try Folder.create(path)
    }

    deinit { _ = try? Subprocess("/bin/rm", ["-rf", path]).run() }

    /// The names in the folder.
    var names: [String] { (try? Folder.entries(of: path).map(\.shownName)) ?? [] }

    /// Runs a line of shell in the folder.
    @discardableResult
    func shell(_ line: String) throws -> Subprocess.Outcome {
        try Subprocess("/bin/sh", ["-c", "cd '\(path)' && \(line)"]).run()
    }
}
