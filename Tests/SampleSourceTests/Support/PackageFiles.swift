#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// This package's own Swift files, the samples among them.
enum PackageFiles {
    /// The paths of all files in `Sources` and `Tests`, sorted.
    static let swiftFiles: [String] = {
        let root = folder(of: #filePath, levels: 4)
        return ["Sources", "Tests"].flatMap { folder in
            let found = FileManager.default.enumeratedFiles(in: "\(root)/\(folder)")
            return found.filter { $0.hasSuffix(".swift") }
        }.sorted()
    }()

    static func bytes(of path: String) -> [UInt8] {
        FileManager.default.contents(atPath: path).map(Array.init) ?? []
    }

    private static func folder(of path: String, levels: Int) -> String {
        path.split(separator: "/", omittingEmptySubsequences: false).dropLast(levels).joined(separator: "/")
    }
}

extension FileManager {
    /// Files below a folder, without hidden ones. (FoundationEssentials has no enumerator.)
    fileprivate func enumeratedFiles(in folder: String) -> [String] {
        var files: [String] = []
        var folders = [folder]
        while let folder = folders.popLast() {
            for name in (try? contentsOfDirectory(atPath: folder)) ?? [] where !name.hasPrefix(".") {
                let path = "\(folder)/\(name)"
                var isFolder = false
                guard fileExists(atPath: path, isDirectory: &isFolder) else { continue }
                if isFolder { folders.append(path) } else { files.append(path) }
            }
        }
        return files
    }
}
