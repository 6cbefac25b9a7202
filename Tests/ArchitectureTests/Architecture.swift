/// The rules of the house. Each answers with a sentence for everything that breaks it.
///
/// SwiftPM refuses cycles, but lets a file import a target that its own depends on only through another one. What it
/// does not see is seen here.
struct Architecture {
    var manifest: PackageManifest
    var files: [SourceFile]

    /// Targets that import no other target of the package but the floor, and are to stay so.
    static let leaves: Set = ["Bytes", "Markup", "HTML", "SampleSource", "Platform"]

    /// What every target may stand on.
    static let floor = "Bytes"

    /// Modules from outside that the generator may import, and its targets that may. The C library is for those that talk
    /// to the system. `FoundationEssentials` would be welcome where it is really needed, which is nowhere so far. `Foundation`
    /// is not: it brings a second ICU and doubles the time to start.
    static let outside: [String: Set<String>] = [
        "Glibc": ["Bytes", "Platform", "Markdown", "Preview", "Site"],
        "Darwin": ["Bytes", "Platform", "Markdown", "Preview", "Site"],
        "FoundationEssentials": [],
    ]

    /// What may stand in the package's folder, besides hidden names.
    static let topLevel: Set = ["Package.swift", "Sources", "Content", "Tests", "Output", "README.md", "LICENSE"]

    /// The target that a file belongs to.
    func target(of file: SourceFile) -> PackageManifest.Target? {
        manifest.targets.first { file.path.hasPrefix($0.path + "/") }
    }

    /// An import with the file and the target that it stands in.
    typealias Import = (file: SourceFile, target: PackageManifest.Target, statement: ImportStatement)

    func imports(from isIncluded: (PackageManifest.Target) -> Bool = { _ in true }) -> [Import] {
        files.flatMap { file -> [Import] in
            guard let target = target(of: file), isIncluded(target) else { return [] }
            return file.imports.map { (file, target, $0) }
        }
    }
}
