#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Files that tests read and record.
enum TestFile {
    /// The folder of specifications: the one that `PILASTER_SPECIFICATIONS` names, or a neighbour of the package.
    static var specifications: String? {
        let named = unsafe getenv("PILASTER_SPECIFICATIONS").map { unsafe String(cString: $0) }
        return ([named] + ["/../shared/data", "/../../shared/data"].map { packageFolder + $0 }).compactMap { $0 }
            .first { read($0 + "/commonmark-0.30/spec.txt") != nil }
    }

    /// The folder that holds the manifest.
    static var packageFolder: String { parent(of: parent(of: parent(of: #filePath))) }

    /// The text of a file, if there is one.
    static func read(_ path: String) -> String? {
        guard let file = unsafe fopen(path, "rb") else { return nil }
        defer { unsafe fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe fread(&chunk, 1, chunk.count, file)
            guard count > 0 else { break }
            bytes.append(contentsOf: chunk[..<count])
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Writes a file, and the folder it is in.
    static func write(_ text: String, to path: String) {
        unsafe mkdir(parent(of: path), 0o755)
        guard let file = unsafe fopen(path, "wb") else { return }
        defer { unsafe fclose(file) }
        unsafe fwrite(Array(text.utf8), 1, text.utf8.count, file)
    }

    /// The names of the files in a folder.
    static func names(in folder: String) -> [String] {
        guard let directory = unsafe opendir(folder) else { return [] }
        defer { unsafe closedir(directory) }
        var names: [String] = []
        while let entry = unsafe readdir(directory) {
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
                unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }

    /// The folder that a path is in.
    static func parent(of path: String) -> String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "." }
}
