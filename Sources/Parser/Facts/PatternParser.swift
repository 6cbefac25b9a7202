internal import Localization
public import Models
internal import YAML

/// Reads `pattern.yml`.
public enum PatternParser {
    /// Reads a pattern's neutral facts.
    public static func parse(_ file: SourceFile) -> (pattern: Pattern, diagnostics: [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        let node = YAMLDocument.parse(file.bytes, of: file, into: &diagnostics)
        var fields = Fields(node, of: file, named: "pattern.yml")
        var pattern = Pattern(file: file.path)
        pattern.order = fields.integer("order")
        pattern.family = fields.text("family")
        pattern.alsoKnownAs = fields.texts("also-known-as")
        pattern.related = fields.texts("related").map { PageID(Normalization.canonical($0)) }
        pattern.samples = fields.text("samples")
        pattern.traits = fields.flattened("traits").map { Pattern.Trait(key: $0.key, value: $0.value.text) }
        pattern.actors = fields.texts("actors")
        fields.reportUnknownKeys(in: "pattern.yml")
        return (pattern, diagnostics + fields.diagnostics)
    }
}
