import Localization
import Platform

/// Translations of a page that somebody else published, turned into a site of ours: nothing of theirs is kept.
struct Corpus {
    /// The folder of a corpus, if it lies beside the package.
    static func folder(_ name: String) -> String? {
        var package = #filePath
        for _ in 0..<3 { package = package.lastIndex(of: "/").map { String(package[..<$0]) } ?? "" }
        return ["/../shared/data/", "/../../shared/data/"].map { package + $0 + name }.first { Folder.kind(of: $0) == .folder }
    }

    /// The files of a site, by their paths.
    private(set) var files: [String: String] = [:]
    private let origin: String
    private var languages: Set<String> = []

    /// - Parameter origin: The language from which the others are said to be translated.
    init(origin: String) { self.origin = origin }

    /// Adds a page in a language, whatever front matter it has.
    mutating func add(_ file: String, as id: String, _ language: String) throws {
        guard let tag = LanguageTag(language) else { throw Unknown(tag: language) }
        let text = Self.body(of: String(decoding: try File.read(file), as: UTF8.self))
        let title =
            text.split(whereSeparator: \.isNewline).first.map { $0.drop { $0 == "#" || $0 == " " || $0 == "\u{FEFF}" } } ?? ""
        let link = tag.string == origin ? "" : "translation: {of: \(origin)}\n"
        let quoted = title.replacing("'", with: "''")
        files["Content/\(id).\(tag).md"] = "---\ntitle: '\(quoted)'\n\(link)---\n\(text)"
        if languages.insert(tag.string).inserted { files["Content/index.\(tag).md"] = "---\ntitle: Corpus\n\(link)---\n" }
        files["Content/site.yml"] =
            "languages: [\(([origin] + languages.sorted()).joined(separator: ", "))]\nseverity: {missing-word: off}\n"
    }

    /// What stands behind front matter in YAML or TOML.
    private static func body(of text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let first = lines.first, first == "---" || first == "+++",
            let end = lines.dropFirst().firstIndex(of: first)
        else { return text }
        return lines[(end + 1)...].joined(separator: "\n")
    }

    /// A file is named for a language that nobody knows.
    struct Unknown: Error {
        var tag: String
    }
}

extension Corpus {
    /// One version of the Contributor Covenant in all its languages: the tag is a suffix of the file's name.
    static func covenant(_ version: String) throws -> Corpus? {
        guard let folder = folder("contributor_covenant/content/version/\(version)") else { return nil }
        var corpus = Corpus(origin: "en")
        for entry in try Folder.entries(of: folder) {
            guard let name = entry.name, name.hasSuffix(".md"), !name.hasPrefix(".") else { continue }
            let parts = name.split(separator: ".")
            try corpus.add("\(folder)/\(name)", as: "code-of-conduct", parts.count == 3 ? String(parts[1]) : "en")
        }
        return corpus
    }

    /// Semantic Versioning 2.0.0 in all its languages but English: the tag is a folder.
    static func versioning() throws -> Corpus? {
        guard let folder = folder("semver.org/lang") else { return nil }
        var corpus = Corpus(origin: "it")
        for entry in try Folder.entries(of: folder) {
            let file = "\(folder)/\(entry.name ?? "?")/spec/v2.0.0.md"
            if Folder.kind(of: file) == .file { try corpus.add(file, as: "spec", entry.name ?? "?") }
        }
        return corpus
    }
}
