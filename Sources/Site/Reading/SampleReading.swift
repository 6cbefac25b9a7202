internal import Digest
internal import Models
internal import Platform
internal import SampleSource

/// Reads the samples' folder.
struct SampleReading {
    let project: Project
    let configuration: SiteConfiguration

    /// What there is to read.
    struct Result: Sendable {
        /// All files below the samples' folder; none where there is no such folder.
        var library = SampleLibrary(files: [])
        /// For each file of the library, the digest of its bytes.
        var digests: [Digest] = []
        /// What cannot be read.
        var diagnostics: [Diagnostic] = []

        /// All files, by path and bytes.
        var digest: Digest {
            var builder = DigestBuilder()
            for (file, digest) in zip(library.files, digests) {
                builder.update(field: file.path)
                builder.update(digest)
            }
            return builder.finalize()
        }
    }

    /// A project need not have samples; but where site.yml says where they are, there they must be.
    private var missing: Diagnostic? {
        let usual = SiteConfiguration().samples
        guard configuration.samples != usual else { return nil }
        let place = (try? project.source("\(Project.contentFolder)/site.yml"))?.location(
            ofWord: configuration.samples, after: "samples:")
        return Diagnostic(
            .invalidValue, at: place ?? SourceLocation(file: "\(Project.contentFolder)/site.yml"),
            "the project has no folder `\(configuration.samples)`",
            remedy: "Make it, or mend the path; without `samples`, it is `\(usual)`.")
    }

    /// Reads the files.
    func read() -> Result {
        let root = project.path(configuration.samples)
        guard Folder.kind(of: root) == .folder else { return Result(diagnostics: missing.map { [$0] } ?? []) }
        var files: [SampleFile] = []
        var digests: [Digest] = []
        var diagnostics: [Diagnostic] = []
        do {
            for path in try FileList.files(below: root) {
                do {
                    let bytes = try project.source("\(configuration.samples)/\(path)").bytes
                    files.append(SampleFile(path: path, bytes: bytes))
                    digests.append(Digest(of: bytes))
                } catch {
                    diagnostics.append(error.diagnostic)
                }
            }
        } catch {
            diagnostics.append(Unreadable(project.relative(error.path), error, isFolder: true).diagnostic)
        }
        // The list is sorted as the library is.
        return Result(library: SampleLibrary(files: files), digests: digests, diagnostics: diagnostics)
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
