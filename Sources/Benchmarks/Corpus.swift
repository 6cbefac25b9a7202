internal import Models
internal import Parser
internal import Platform
internal import Site

/// The pages of a project, all in memory, so that reading them is not measured with everything else.
struct Corpus: Sendable {
    /// A page's file.
    struct Page: Sendable {
        var name: PageName
        var file: SourceFile
    }

    private(set) var files: [Page] = []
    /// How large they are together.
    let byteCount: Int

    /// Reads the pages of a project's content folder.
    init(of project: Project) throws {
        var folders = [""]
        while let folder = folders.popLast() {
            for entry in try Folder.entries(of: project.path("\(Project.contentFolder)/\(folder)")) {
                guard let name = entry.name else { continue }
                let path = folder.isEmpty ? name : "\(folder)/\(name)"
                if entry.kind == .folder { folders.append(path) }
                guard entry.kind == .file, let page = PageName(path: path) else { continue }
                let bytes = try File.read(project.path("\(Project.contentFolder)/\(path)"))
                files.append(Page(name: page, file: SourceFile(path: "\(Project.contentFolder)/\(path)", bytes: bytes)))
            }
        }
        byteCount = files.reduce(0) { $0 + $1.file.bytes.count }
    }
}
