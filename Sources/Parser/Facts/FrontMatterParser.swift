internal import Localization
internal import Models
internal import YAML

/// Reads what a page says of itself.
enum FrontMatterParser {
    /// The keys that only the home page of a language may have, since it defines the language.
    static let languageKeys = ["name", "locale", "punctuation", "interface", "families", "traits", "actors"]

    /// - Returns: What was read; a missing title is an empty one, and left to the caller who knows what may stand in for it.
    static func parse(
        _ node: YAMLNode?, of file: SourceFile, definesLanguage: Bool, into diagnostics: inout [Diagnostic]
    ) -> FrontMatter {
        var fields = Fields(node, of: file, named: "front matter")
        var matter = FrontMatter(title: fields.prose("title") ?? "")
        matter.description = fields.prose("description")
        matter.question = fields.prose("question")
        matter.tags = fields.texts("tags")
        matter.order = fields.integer("order")
        matter.redirectFrom = fields.texts("redirect-from")
        matter.isDraft = fields.boolean("draft") ?? false
        matter.translation = translation(fields.node("translation"), of: file, into: &diagnostics)
        if definesLanguage {
            for key in languageKeys { _ = fields.node(key) }
        }
        fields.reportUnknownKeys(in: "front matter")
        diagnostics += fields.diagnostics
        return matter
    }

    private static func translation(
        _ node: YAMLNode?, of file: SourceFile, into diagnostics: inout [Diagnostic]
    ) -> FrontMatter.Translation? {
        guard let node else { return nil }
        var fields = Fields(node, of: file, named: "`translation`")
        let origin = fields.language("of")
        let sections = fields.flattened("sections")
        fields.reportUnknownKeys(in: "`translation`")
        if origin == nil, fields.diagnostics.isEmpty {
            fields.refuse(
                node.mark, "`translation` does not say of which language", remedy: "Write `of:` and the language of the origin.")
        }
        diagnostics += fields.diagnostics
        guard let origin else { return nil }
        if let unknown = sections.first(where: { SectionDigest($0.value.text) == nil }) {
            diagnostics.append(unknownDigest(unknown.value, of: unknown.key, in: file))
        }
        let digests = sections.compactMap { field in SectionDigest(field.value.text).map { (field.key, $0) } }
        return FrontMatter.Translation(of: origin, sections: Dictionary(digests, uniquingKeysWith: { $1 }))
    }

    private static func unknownDigest(_ digest: YAMLScalar, of key: String, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .behind, at: file.location(of: digest.mark),
            "`\(digest.text)` is no digest of this version's scheme, so nobody can tell whether `\(key)` is behind",
            remedy: "`pilaster translate ID TAG --accept` records the digests anew.")
    }
}
