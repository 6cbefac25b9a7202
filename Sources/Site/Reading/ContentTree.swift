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
    private var tags = SeenTags()

    /// Lists the content folder of a project. What cannot be listed is reported, and passed over.
    init(of project: Project) {
        self.project = project
        var folders = [""]
        while let folder = folders.popLast() {
            do throws(Unreadable) {
                for entry in try project.entries(of: Self.join(Project.contentFolder, folder)) {
                    add(entry, in: folder, &folders)
                }
            } catch {
                diagnostics.append(error.diagnostic)
            }
        }
        pages.sort { $0.path.precedesInBytes($1.path) }
        patterns.sort { $0.precedesInBytes($1) }
        assets.sort { $0.precedesInBytes($1) }
    }

    private mutating func add(_ entry: Folder.Entry, in folder: String, _ folders: inout [String]) {
        // Hidden files and editors' back-ups are nobody's content.
        if entry.shownName.hasPrefix(".") || entry.shownName.hasSuffix("~") { return }
        let path = Self.join(folder, entry.shownName)
        guard entry.name != nil else {
            return report(
                .invalidEncoding, path, "the name is not UTF-8", "Rename it; `\u{FFFD}` stands for what cannot be read of it.")
        }
        switch entry.kind {
        case .folder where path.utf8.count > Self.longestPath: reportLongPath(path)
        case .folder: folders.append(path)
        case .file: add(path)
        case .symbolicLink: follow(path)
        case .other: report(.pathOutside, path, "`\(entry.shownName)` is neither a file nor a folder", "Remove it.")
        }
    }

    /// What is left of PATH_MAX (4096, Linux) for the project's own path and for the name of a file.
    private static let longestPath = 3072

    /// The path itself is too long to be shown.
    private mutating func reportLongPath(_ path: String) {
        let shown = path.split(separator: "/").prefix(2).joined(separator: "/")
        report(
            .outputName, "\(shown.prefix(80))…", severity: .error, "the path of a folder below has \(path.utf8.count) bytes",
            "Systems allow \(Self.longestPath) for it: shorten the names of its folders.")
    }

    private static func join(_ folder: String, _ name: String) -> String { folder.isEmpty ? name : "\(folder)/\(name)" }

    private mutating func add(_ path: String) {
        let name = ContentPath.name(of: path)
        if path == "site.yml" { return }
        if name == "pattern.yml" {
            patterns.append(path)
        } else if let page = PageName(path: path, tags: &tags) {
            pages.append(PageFile(path: "\(Project.contentFolder)/\(path)", name: page))
        } else if name.lowercased().hasSuffix(".md") {
            reportPageName(path, name)
        } else if let meant = Self.meant(by: name), path == name || meant != "site.yml" {
            report(.pageName, path, "`\(name)` is not read", "Name it `\(meant)`.")
        } else if File.isReadable(project.path("\(Project.contentFolder)/\(path)")) {
            assets.append(path)
        } else {
            report(
                .unreadableFile, path, "the file cannot be read", "Mend its permissions, or move it out of the content folder.")
        }
    }

    /// The name that a file should have, by the custom of other tools or systems.
    private static func meant(by name: String) -> String? {
        let small = name.lowercased()
        for facts in ["site", "pattern"] where small == "\(facts).yaml" || small == "\(facts).yml" { return "\(facts).yml" }
        guard let ending = [".markdown", ".mdown", ".mkd", ".mdx"].first(where: { small.hasSuffix($0) }) else { return nil }
        let stem = String(name.dropLast(ending.count))
        return PageName(path: "\(stem).md") == nil ? nil : "\(stem).md"
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
        let tag = String(stem[stem.index(after: dot)...])
        do throws(LanguageTagError) {
            _ = try LanguageTag(validating: tag)
            report(.pageName, path, "`\(name)` does not end in `.md`; it is not published", "Name it `\(stem).md`.")
        } catch {
            report(.unknownLanguage, path, Self.message(error, tag), error.remedy.asSentence)
        }
    }

    private static func message(_ error: LanguageTagError, _ tag: String) -> String {
        switch error {
        case .empty: "the language tag in the name is empty"
        case .malformed: "`\(tag)` is no BCP 47 language tag"
        default: "`\(tag)`: \(error.message)"
        }
    }

    private mutating func report(
        _ rule: Rule, _ path: String, severity: Severity? = nil, _ message: String, _ remedy: String
    ) {
        let file = Self.join(Project.contentFolder, path)
        var diagnostic = Diagnostic(rule, at: SourceLocation(file: file), message, remedy: remedy)
        if let severity { diagnostic.severity = severity }
        diagnostics.append(diagnostic)
    }
}
