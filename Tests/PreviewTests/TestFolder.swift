import Platform

/// A folder of its own, which goes when the value does.
final class TestFolder: Sendable {
    let path: String

    init(_ files: [String: String] = [:]) throws {
        let path = (Environment.value("TMPDIR") ?? "/tmp") + "/pilaster-tests/\(UInt64.random(in: 0 ... .max))"
        try Folder.create(path)
        self.path = Folder.realPath(path) ?? path
        for (name, text) in files { try write(text, to: name) }
    }

    deinit { _ = try? Subprocess("/bin/rm", ["-rf", path]).run() }

    func write(_ text: String, to name: String) throws {
        let full = "\(path)/\(name)"
        if let slash = full.utf8.lastIndex(of: UInt8(ascii: "/")) { try Folder.create(String(full[..<slash])) }
        try File.replace(full, with: Array(text.utf8))
    }

    /// Runs a line of shell in the folder.
    @discardableResult
    func shell(_ line: String) throws -> String {
        let outcome = try Subprocess("/bin/sh", ["-c", "cd '\(path)' && \(line)"]).run()
        return String(decoding: outcome.output, as: UTF8.self)
    }
}
