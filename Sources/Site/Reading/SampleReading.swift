internal import Models
internal import Platform
internal import SampleSource

/// Reads the samples' folder.
struct SampleReading {
    let project: Project
    let configuration: SiteConfiguration

    /// All files below the samples' folder; none where there is no such folder. What cannot be read is reported.
    func read() -> (library: SampleLibrary, diagnostics: [Diagnostic]) {
        let root = project.path(configuration.samples)
        guard Folder.kind(of: root) == .folder else { return (SampleLibrary(files: []), []) }
        var files: [SampleFile] = []
        var diagnostics: [Diagnostic] = []
        do {
            for path in try FileList.files(below: root) {
                do {
                    files.append(SampleFile(path: path, bytes: try project.source("\(configuration.samples)/\(path)").bytes))
                } catch {
                    diagnostics.append(error.diagnostic)
                }
            }
        } catch {
            diagnostics.append(Unreadable(project.relative(error.path), error, isFolder: true).diagnostic)
        }
        return (SampleLibrary(files: files), diagnostics)
    }
}

/// The files below a folder.
enum FileList {
    /// Their paths from the folder, sorted by bytes. Hidden files and symbolic links are left out.
    static func files(below root: String) throws(SystemError) -> [String] {
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
