internal import Digest
internal import Platform

/// Everything that a verdict on the samples depends on.
struct SampleInputs: Sendable {
    private let folders: [String]
    private let project: Project

    /// The manifest, and the files below some folders of a project.
    init(_ folders: [String], in project: Project) {
        self.folders = folders
        self.project = project
    }

    /// The digest of the inputs and of the toolchain, or `nil` where something of them is gone.
    func digest(with toolchain: String) throws -> String? {
        var builder = DigestBuilder()
        builder.update(field: "pilaster evidence 1")
        builder.update(field: toolchain)
        guard let manifest = try? File.read(project.path("Package.swift")) else { return nil }
        builder.update(field: manifest)
        for folder in folders {
            let root = project.path(folder)
            guard Folder.kind(of: root) == .folder else { return nil }
            for file in try FileList.files(below: root) {
                builder.update(field: "\(folder)/\(file)")
                builder.update(field: try File.read("\(root)/\(file)"))
            }
        }
        return builder.finalize().hex
    }
}
