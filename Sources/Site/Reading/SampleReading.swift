internal import Models
internal import Platform
internal import SampleSource

/// Reads the samples' folder.
struct SampleReading {
    let project: Project
    let configuration: SiteConfiguration

    /// All files below the samples' folder; none where there is no such folder.
    func read() throws -> SampleLibrary {
        let root = project.path(configuration.samples)
        guard Folder.kind(of: root) == .folder else { return SampleLibrary(files: []) }
        return SampleLibrary(
            files: try FileList.files(below: root).map { path in
                SampleFile(path: path, bytes: try File.read("\(root)/\(path)"))
            })
    }
}

/// The files below a folder.
enum FileList {
    /// Their paths from the folder, sorted by bytes. Hidden files and symbolic links are left out.
    static func files(below root: String) throws -> [String] {
        var files: [String] = []
        var folders = [""]
        while let folder = folders.popLast() {
            for entry in try Folder.entries(of: folder.isEmpty ? root : "\(root)/\(folder)") {
                guard let name = entry.name, !name.hasPrefix(".") else { continue }
                let path = folder.isEmpty ? name : "\(folder)/\(name)"
                switch entry.kind {
                case .folder: folders.append(path)
                case .file: files.append(path)
                case .symbolicLink, .other: continue
                }
            }
        }
        return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
