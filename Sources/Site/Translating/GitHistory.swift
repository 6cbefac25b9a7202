internal import Platform

/// What git knows of a file's past.
struct GitHistory {
    private let project: Project
    /// Looking at more of them would take longer than somebody waits.
    private static let mostRevisions = 400

    init(of project: Project) { self.project = project }

    /// Why nothing can be learned from git.
    enum Silence: Error, Hashable {
        /// There is no command `git`.
        case noGit
        /// The project is in no repository.
        case noRepository
    }

    /// The revisions in which a file changed, newest first. A clone without its history has few.
    ///
    /// - Parameter path: From the project's folder.
    func revisions(of path: String) throws(Silence) -> [String] {
        let output = try run(["rev-list", "--max-count=\(Self.mostRevisions)", "HEAD", "--", path])
        return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// A file as it was in a revision; `nil` where it was not there.
    func file(_ path: String, in revision: String) -> [UInt8]? { try? run(["cat-file", "blob", "\(revision):./\(path)"]) }

    /// When a revision was made, as `2024-05-03`.
    func date(of revision: String) -> String? {
        guard let output = try? run(["show", "--no-patch", "--format=%cs", revision]) else { return nil }
        return String(decoding: output, as: UTF8.self).split(separator: "\n").first.map(String.init)
    }

    private func run(_ arguments: [String]) throws(Silence) -> [UInt8] {
        // Names with `*` or `:` are names, and nothing in the repository is written.
        let git = Subprocess(
            "git", ["-C", project.root, "--literal-pathspecs"] + arguments,
            environment: ["GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C"], discardsErrors: true)
        let outcome: Subprocess.Outcome
        do throws(SystemError) {
            outcome = try git.run()
        } catch {
            throw .noGit
        }
        guard outcome.status == 0 else { throw .noRepository }
        return outcome.output
    }
}
