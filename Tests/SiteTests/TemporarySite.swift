import Models
import Platform
import Reports
import Site

/// A project in a folder of its own, which goes when the value does.
final class TemporarySite: Sendable {
    let root: String
    private static let base = (Environment.value("TMPDIR") ?? "/tmp") + "/pilaster-tests"

    /// A project with these files, by their paths.
    init(_ files: [String: String]) throws {
        let unique = "\(UInt64.random(in: 0 ... .max))"
        root = "\(Self.base)/\(unique)"
        try Folder.create(root)
        for (path, text) in files { try write(text, to: path) }
    }

    deinit { try? Self.remove(root) }

    func write(_ text: String, to path: String) throws { try write(Array(text.utf8), to: path) }

    func write(_ bytes: [UInt8], to path: String) throws {
        let full = "\(root)/\(path)"
        let folder = full.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(full[..<$0]) } ?? root
        try Folder.create(folder)
        try File.replace(full, with: bytes)
    }

    func removeFolder(_ path: String) throws {
        guard Folder.kind(of: "\(root)/\(path)") == .folder else { return }
        try Self.remove("\(root)/\(path)")
    }

    func remove(_ path: String) throws { try File.remove("\(root)/\(path)") }

    /// The text of a file, or `nil` where there is none.
    func text(_ path: String) -> String? {
        (try? File.read("\(root)/\(path)")).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Builds without asking the compiler.
    func build(_ change: (inout BuildOptions) -> Void = { _ in }) async throws -> BuildReport {
        var options = BuildOptions()
        options.verifiesSamples = false
        change(&options)
        guard let project = Project(at: root) else { throw Missing() }
        return try await BuildSite(project: project, options: options).run()
    }

    /// The files of the output, sorted.
    func output(_ folder: String = "Output") throws -> [String] { try Self.files(below: "\(root)/\(folder)", prefix: "") }

    struct Missing: Error {}

    private static func files(below folder: String, prefix: String) throws -> [String] {
        try Folder.entries(of: folder).flatMap { entry -> [String] in
            let name = entry.name ?? "?"
            return entry.kind == .folder
                ? try files(below: "\(folder)/\(name)", prefix: "\(prefix)\(name)/") : ["\(prefix)\(name)"]
        }
    }

    private static func remove(_ folder: String) throws {
        for entry in try Folder.entries(of: folder) {
            let path = "\(folder)/\(entry.name ?? "?")"
            if entry.kind == .folder { try remove(path) } else { try File.remove(path) }
        }
        Folder.removeIfEmpty(folder)
    }
}

extension BuildReport {
    /// All errors and warnings, as they are printed.
    var complaints: String {
        diagnostics.filter { $0.severity > .note }.map(TextReport.text(of:)).joined(separator: "\n")
    }
}

/// A site of two languages with a home page each.
func home(_ more: [String: String] = [:]) -> [String: String] {
    [
        "Content/index.hu.md": "---\nname: magyar\ntitle: Minták\n---\n\nSzia.\n",
        "Content/index.ru.md": "---\nname: русский\ntitle: Паттерны\ntranslation: {of: hu}\n---\n\nПривет.\n",
    ].merging(more) { $1 }
}
