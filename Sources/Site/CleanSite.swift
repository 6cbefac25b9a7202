internal import Platform

/// Removes what builds made: the files that a manifest names, and what was kept for later builds.
public struct CleanSite: Sendable {
    private let project: Project
    private let output: String?

    /// A cleaning of a project.
    ///
    /// - Parameter output: The output folder; the project's own where `nil`.
    public init(project: Project, output: String?) {
        self.project = project
        self.output = output
    }

    /// Removes the files.
    ///
    /// - Returns: How many.
    public func run() throws -> Int {
        try VerdictStore.of(project).forget()
        try StateFile.forgetAll(of: project)
        return try remove(output) + remove(project.path(Project.previewFolder))
    }

    private func remove(_ output: String?) throws -> Int {
        guard case .success(let folder) = OutputFolder.choose(output, for: project, samples: "Sources"),
            Folder.kind(of: folder.path) == .folder
        else { return 0 }
        let lock = try FolderLock(of: folder.path)
        defer { extendLifetime(lock) }
        return try Publisher.removeAll(in: folder)
    }
}
