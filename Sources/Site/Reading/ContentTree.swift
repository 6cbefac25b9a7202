internal import Localization
internal import Models
internal import Parser
internal import Platform

/// What lies in the content folder, sorted into what it is for.
struct ContentTree: Sendable {
    /// A page's file.
    struct PageFile: Sendable {
        /// The path from the project's folder.
        var path: String
        /// What the path says.
        var name: PageName
    }

    private(set) var pages: [PageFile] = []
    /// The `pattern.yml` files, as paths below the content folder.
    private(set) var patterns: [String] = []
    /// All other files, as paths below the content folder.
    private(set) var assets: [String] = []
    private(set) var diagnostics: [Diagnostic] = []

    private let project: Project
    private var realFiles: Set<String> = []

    /// Lists the content folder of a project.
    init(of project: Project) throws {
        self.project = project
        var folders = [""]
        while let folder = folders.popLast() {
            for entry in try Folder.entries(of: project.path(Self.join(Project.contentFolder, folder))) {
                guard let name = entry.name else {
                    report(.pageName, folder, "a file's name is not UTF-8", "Rename the file.")
                    continue
                }
                // Hidden files and editors' back-ups are nobody's content.
                if name.hasPrefix(".") || name.hasSuffix("~") { continue }
                let path = Self.join(folder, name)
                switch entry.kind {
                case .folder: folders.append(path)
                case .file: add(path)
                case .symbolicLink: follow(path)
                case .other: report(.pathOutside, path, "`\(name)` is neither a file nor a folder", "Remove it.")
                }
            }
        }
        pages.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        patterns.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        assets.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private static func join(_ folder: String, _ name: String) -> String { folder.isEmpty ? name : "\(folder)/\(name)" }

    private mutating func add(_ path: String) {
        let name = ContentPath.name(of: path)
        if path == "site.yml" { return }
        if name == "pattern.yml" {
            patterns.append(path)
        } else if let page = PageName(path: path) {
            pages.append(PageFile(path: "\(Project.contentFolder)/\(path)", name: page))
        } else if name.lowercased().hasSuffix(".md") {
            reportPageName(path, name)
        } else {
            assets.append(path)
        }
    }

    /// A link to a file of the project stands for the file. Links to folders are not followed, since they can form circles;
    /// links out of the project are refused.
    private mutating func follow(_ path: String) {
        guard let target = Folder.realPath(project.path("\(Project.contentFolder)/\(path)")) else {
            return report(.pathOutside, path, "the symbolic link leads nowhere", "Remove it, or mend its target.")
        }
        guard project.contains(target) else {
            return report(
                .pathOutside, path, "the symbolic link leads out of the project", "Copy the file into the content folder.")
        }
        guard Folder.kind(of: target) == .file else {
            return report(
                .pathOutside, path, "a symbolic link to a folder is not followed", "Move or copy the folder to this place.")
        }
        add(path)
    }

    private mutating func reportPageName(_ path: String, _ name: String) {
        let stem = name.dropLast(".md".count)
        guard let dot = stem.lastIndex(of: "."), dot > stem.startIndex else {
            return report(
                .pageName, path, "`\(name)` names no language; it is not published",
                "Name it `\(stem).TAG.md`, with the tag of a language.")
        }
        do throws(LanguageTagError) {
            _ = try LanguageTag(validating: String(stem[stem.index(after: dot)...]))
        } catch {
            report(.unknownLanguage, path, error.message, error.remedy)
        }
    }

    private mutating func report(_ rule: Rule, _ path: String, _ message: String, _ remedy: String) {
        let file = Self.join(Project.contentFolder, path)
        diagnostics.append(Diagnostic(rule, at: SourceLocation(file: file), message, remedy: remedy))
    }
}
