import Platform

/// The command as a shell starts it, in a folder of its own.
final class Command: Sendable {
    let folder: String
    /// The executable stands beside the tests.
    private static let executable: String = {
        let tests = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
        let folder = tests.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(tests[..<$0]) } ?? "."
        return "\(folder)/pilaster"
    }()

    /// A folder that holds a site with one page.
    init(page: String = "Szia.") throws {
        folder = (Environment.value("TMPDIR") ?? "/tmp") + "/pilaster-tests/\(UInt64.random(in: 0 ... .max))"
        try Folder.create("\(folder)/Content")
        try write("---\nname: magyar\ntitle: M\n---\n\n\(page)\n", to: "Content/index.hu.md")
    }

    func write(_ text: String, to path: String) throws { try File.replace("\(folder)/\(path)", with: Array(text.utf8)) }

    deinit { _ = try? Subprocess("/bin/rm", ["-rf", folder]).run() }

    /// Runs a line of shell in the folder, where `$PILASTER` is the command.
    func shell(_ line: String) throws -> (status: Int32, output: String) {
        let outcome = try Subprocess(
            "/bin/sh", ["-c", "cd '\(folder)' && \(line)"], environment: ["PILASTER": Self.executable]
        ).run()
        return (outcome.status, String(decoding: outcome.output, as: UTF8.self))
    }
}
