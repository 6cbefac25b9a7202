import Models
import Platform
import Reports
import Site

/// A project in a folder of its own, which goes when the value does.
final class TestProject: Sendable {
    let root: String
    private static let base = (Environment.value("TMPDIR") ?? "/tmp") + "/pilaster-tests"

    /// A project with these files, by their paths.
    init(_ files: [String: String]) throws {
        root = "\(Self.base)/translations-\(UInt64.random(in: 0 ... .max))"
        try Folder.create(root)
        for (path, text) in files { try write(text, to: path) }
    }

    /// A project with the files of a folder.
    convenience init(copying folder: String) throws {
        try self.init([:])
        var pending = [""]
        while let path = pending.popLast() {
            for entry in try Folder.entries(of: folder + path) {
                let inner = "\(path)/\(entry.name ?? "?")"
                if entry.kind == .folder {
                    pending.append(inner)
                } else {
                    try write(String(decoding: try File.read(folder + inner), as: UTF8.self), to: String(inner.dropFirst()))
                }
            }
        }
    }

    deinit { try? Self.remove(root) }

    func write(_ text: String, to path: String) throws {
        let full = "\(root)/\(path)"
        try Folder.create(full.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(full[..<$0]) } ?? root)
        try File.replace(full, with: Array(text.utf8))
    }

    func remove(_ path: String) throws { try File.remove("\(root)/\(path)") }

    /// Replaces a text that stands in a file.
    func edit(_ path: String, _ old: String, _ new: String) throws {
        guard let text = text(path), text.contains(old) else { throw NotThere(text: old) }
        try write(text.replacing(old, with: new), to: path)
    }

    /// The text of a file, or `nil` where there is none.
    func text(_ path: String) -> String? {
        (try? File.read("\(root)/\(path)")).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The project itself.
    var project: Project {
        get throws {
            guard let project = Project(at: root) else { throw NotThere(text: root) }
            return project
        }
    }

    /// Builds without asking the compiler.
    @discardableResult
    func build(_ change: (inout BuildOptions) -> Void = { _ in }) async throws -> BuildReport {
        try await BuildSite(project: try project, options: Self.options(change)).run()
    }

    /// All that is to be said of the site.
    func check(_ change: (inout BuildOptions) -> Void = { _ in }) async throws -> [Diagnostic] {
        try await BuildSite(project: try project, options: Self.options(change)).check()
    }

    /// What one rule has to say, as it is printed.
    func check(_ rules: Rule...) async throws -> String {
        try await check().filter { rules.contains($0.rule) }.map(TextReport.text(of:)).joined(separator: "\n")
    }

    /// The status of all pages, or of one.
    func status(_ page: String? = nil) async throws -> SiteStatus { try await ReadStatus(project: project).run(page: page) }

    /// Records that a translation, or a part of it, is up to date.
    func record(_ page: String, _ language: String, _ part: String? = nil) async throws -> RecordTranslation.Record {
        try await RecordTranslation(project: project).run(page: page, language: language, part: part)
    }

    private static func options(_ change: (inout BuildOptions) -> Void) -> BuildOptions {
        var options = BuildOptions()
        options.verifiesSamples = false
        change(&options)
        return options
    }

    /// A text that a test relies on is not where it was.
    struct NotThere: Error {
        var text: String
    }

    private static func remove(_ folder: String) throws {
        for entry in try Folder.entries(of: folder) {
            let path = "\(folder)/\(entry.name ?? "?")"
            if entry.kind == .folder { try remove(path) } else { try File.remove(path) }
        }
        Folder.removeIfEmpty(folder)
    }
}

/// The home pages of a Hungarian and a Russian edition, and more files.
func site(_ more: [String: String] = [:]) -> [String: String] {
    [
        "Content/site.yml": "languages: [hu, ru]\nseverity: {missing-word: off}\n",
        "Content/index.hu.md": "---\nname: magyar\ntitle: Minták\n---\n\nSzia.\n",
        "Content/index.ru.md": "---\nname: русский\ntitle: Паттерны\ntranslation: {of: hu}\n---\n\nПривет.\n",
    ].merging(more) { $1 }
}
