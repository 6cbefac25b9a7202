import Platform

/// The package on disk that these tests belong to.
enum House {
    /// The folder that holds the manifest.
    static let root = (1...3).reduce(#filePath) { path, _ in path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "." }

    static func manifest() throws -> PackageManifest { PackageManifest(try text("Package.swift")) }

    static func text(_ path: String) throws -> String { String(decoding: try File.read("\(root)/\(path)"), as: UTF8.self) }

    /// Names in the package's folder that are not hidden.
    static func topLevel() throws -> [String] {
        try Folder.entries(of: root).compactMap(\.name).filter { !$0.hasPrefix(".") }
    }

    /// All Swift files below `Sources` and `Tests`.
    static func sources() throws -> [SourceFile] {
        var files: [SourceFile] = []
        var folders = ["Sources", "Tests"]
        while let folder = folders.popLast() {
            for entry in try Folder.entries(of: "\(root)/\(folder)") {
                guard let name = entry.name, !name.hasPrefix(".") else { continue }
                let path = "\(folder)/\(name)"
                if entry.kind == .folder { folders.append(path) }
                guard entry.kind == .file, name.hasSuffix(".swift") else { continue }
                files.append(SourceFile(path: path, imports: ImportStatement.all(in: try File.read("\(root)/\(path)"))))
            }
        }
        return files.sorted { $0.path < $1.path }
    }
}
