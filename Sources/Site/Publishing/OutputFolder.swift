internal import Models
internal import Platform

/// The folder that a site is published in.
struct OutputFolder: Sendable {
    /// Absolute.
    let path: String
    /// What whoever asked for it calls it.
    let name: String

    /// Why a folder is refused.
    struct Refusal: Error {
        var diagnostic: Diagnostic
    }

    /// The output folder for a build.
    ///
    /// - Returns: A diagnostic where publishing there could destroy something.
    static func choose(_ wanted: String?, for project: Project, samples: String) -> Result<OutputFolder, Refusal> {
        let name = wanted ?? "Output"
        let real = location(of: wanted, for: project)
        if let problem = danger(of: real, project: project, samples: samples) {
            return .failure(
                Refusal(
                    diagnostic: Diagnostic(
                        .pathOutside, at: SourceLocation(file: name), "cannot publish here: \(problem)",
                        remedy: "Name a folder of its own with `--output`.")))
        }
        return .success(OutputFolder(path: real, name: name))
    }

    /// Where an output folder is, absolute and without symbolic links, whether a site may be published there or not.
    static func location(of wanted: String?, for project: Project) -> String {
        realPath(absolute(wanted ?? project.path("Output")))
    }

    /// Why the site is not published while somebody else's files stand where ours would.
    func refusal(of strangers: [String]) -> Diagnostic? {
        guard let first = strangers.first else { return nil }
        let others = strangers.count == 1 ? "" : " and \(strangers.count - 1) more"
        return Diagnostic(
            .outputCollision, at: SourceLocation(file: "\(name)/\(first)"),
            "cannot publish here: Pilaster did not write `\(first)`\(others), and would replace what is there",
            remedy: "Move it away if nobody needs it, or publish into a folder of its own with `--output`.")
    }

    private static func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : "\(Folder.current)/\(path)" }

    /// The path without symbolic links, as far as it exists. In what does not exist, `..` takes back the name before it, so that
    /// no folder that is still to be made leads to another place than the one that was judged.
    private static func realPath(_ path: String) -> String {
        var existing = path
        var names: [String] = []
        var takenBack = 0
        while Folder.realPath(existing) == nil, existing.contains("/"), existing != "/" {
            let name = ContentPath.name(of: existing)
            switch name {
            case "", ".": break
            case "..": takenBack += 1
            default: if takenBack > 0 { takenBack -= 1 } else { names.append(name) }
            }
            existing = ContentPath.folder(of: existing)
            if existing.isEmpty { existing = "/" }
        }
        var base = Folder.realPath(existing) ?? existing
        for _ in 0..<takenBack { base = ContentPath.folder(of: base) }
        return names.reversed().reduce(base == "/" ? "" : base) { "\($0)/\($1)" }
    }

    private static func danger(of path: String, project: Project, samples: String) -> String? {
        // By bytes, as the system sees them: a slash and a sign behind it can be one character.
        func isInside(_ inner: String, _ outer: String) -> Bool { inner == outer || inner.utf8.starts(with: "\(outer)/".utf8) }
        if path.isEmpty || path == "/" { return "it is the root of the file system" }
        if let home = Environment.home.flatMap(Folder.realPath), isInside(home, path) { return "it holds the home folder" }
        if isInside(project.root, path) { return "it holds the project" }
        for folder in [Project.contentFolder, "Sources", "Tests", samples, ".git"] {
            let outer = project.path(folder)
            if isInside(path, outer) || isInside(path, Folder.realPath(outer) ?? outer) { return "it is inside `\(folder)`" }
        }
        if let kind = Folder.kind(of: path), kind != .folder { return "it is a file" }
        return nil
    }
}
