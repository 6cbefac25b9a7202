internal import Localization
public import Models
internal import YAML

/// Reads `site.yml`.
public enum SiteConfigurationParser {
    /// Reads the facts about a site.
    public static func parse(_ file: SourceFile) -> (configuration: SiteConfiguration, diagnostics: [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        let node = YAMLDocument.parse(file.bytes, of: file, into: &diagnostics)
        var fields = Fields(node, of: file, named: "site.yml")
        var configuration = SiteConfiguration()
        if let title = fields.text("title") { configuration.title = title }
        configuration.baseURL = address(&fields, "base-url")
        configuration.languages = fields.languages("languages")
        configuration.fallback = fallback(&fields)
        configuration.samples = folder(&fields, "samples") ?? configuration.samples
        configuration.sampleTests = folder(&fields, "sample-tests") ?? configuration.sampleTests
        if let tag = fields.language("sample-language") { configuration.sampleLanguage = tag.string }
        configuration.repository = address(&fields, "repository").map { String($0.dropLast()) }
        configuration.rawHTML = choice(&fields, "raw-html", [("escape", .escape), ("allow", .allow)]) ?? .escape
        configuration.search =
            choice(&fields, "search", [("on", true), ("off", false), ("true", true), ("false", false)]) ?? true
        configuration.severity = severity(&fields)
        fields.reportUnknownKeys(in: "site.yml")
        return (configuration, diagnostics + fields.diagnostics)
    }

    /// An absolute address with a `/` at its end, or `nil` with a diagnostic.
    private static func address(_ fields: inout Fields, _ key: String) -> String? {
        guard let node = fields.node(key), let text = fields.text(node, key) else { return nil }
        guard let url = BaseURL.normalized(text) else {
            fields.refuse(
                node, "`\(key)` must be an absolute address",
                remedy: "Write it with its scheme and without blanks, `?` and `#`, such as `https://example.org/docs/`.")
            return nil
        }
        return url
    }

    private static func folder(_ fields: inout Fields, _ key: String) -> String? {
        guard let node = fields.node(key), let text = fields.text(node, key) else { return nil }
        guard !text.hasPrefix("/"), let path = ContentPath.resolve(text, from: ""), !path.isEmpty else {
            fields.refuse(
                node.mark, rule: .pathOutside, "`\(key)` leads out of the project",
                remedy: "Name a folder of the project, such as `\(key): Sources/Samples`.")
            return nil
        }
        return path
    }

    private static func fallback(_ fields: inout Fields) -> [LanguageTag: [LanguageTag]] {
        guard let node = fields.node("fallback") else { return [:] }
        guard let mapping = node.mapping else {
            fields.refuse(
                node, "`fallback` must name the languages to try, by language", remedy: "Write `fallback: {ru: [it, hu]}`.")
            return [:]
        }
        var result: [LanguageTag: [LanguageTag]] = [:]
        for entry in mapping.entries {
            guard let tag = fields.language(entry.key.text, at: entry.key.mark) else { continue }
            let items = entry.value.sequence?.items ?? [entry.value]
            result[tag] = items.compactMap { item in
                fields.text(item, "fallback").flatMap { fields.language($0, at: item.mark) }
            }
            guard result[tag]?.contains(tag) == true else { continue }
            fields.refuse(
                entry.value, "`\(tag.string)` cannot fall back on itself", remedy: "Leave `\(tag.string)` out of its own list.")
        }
        return result
    }

    private static func choice<Value>(_ fields: inout Fields, _ key: String, _ values: [(String, Value)]) -> Value? {
        guard let node = fields.node(key), let text = fields.text(node, key) else { return nil }
        if let found = values.first(where: { $0.0 == text }) { return found.1 }
        let names = values.prefix(2).map { "`\(key): \($0.0)`" }.joined(separator: " or ")
        fields.refuse(node, "`\(text)` is no value of `\(key)`", remedy: "Write \(names).")
        return nil
    }

    private static func severity(_ fields: inout Fields) -> [Rule: Severity?] {
        var result: [Rule: Severity?] = [:]
        for field in fields.flattened("severity") {
            guard let rule = Rule(rawValue: field.key) else {
                let nearest = NearestName.to(field.key, among: Rule.allCases.map(\.rawValue))
                fields.refuse(
                    field.mark, rule: .unknownKey, "there is no rule `\(field.key)`",
                    remedy: nearest.map { "Did you mean `\($0)`?" } ?? "`pilaster check --rules` lists all rules.")
                continue
            }
            if field.value.text == "off" {
                result[rule] = .some(nil)
            } else if let severity = Severity(rawValue: field.value.text) {
                result[rule] = .some(severity)
            } else {
                fields.refuse(
                    field.value.mark, "`\(field.value.text)` is no severity", remedy: "Write `error`, `warning`, `note` or `off`."
                )
            }
        }
        return result
    }
}
