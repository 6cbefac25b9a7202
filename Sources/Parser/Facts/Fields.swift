internal import Localization
internal import Models
internal import YAML

/// Reads the keys of one YAML mapping into typed values, and reports what does not fit at the place where it stands.
struct Fields {
    private let mapping: YAMLMapping?
    private let file: SourceFile
    private(set) var diagnostics: [Diagnostic] = []
    private var asked: [String] = []

    init(_ node: YAMLNode?, of file: SourceFile, named what: String) {
        self.file = file
        mapping = node?.mapping
        guard let node, mapping == nil, !node.isNull else { return }
        diagnostics.append(
            Diagnostic(
                .invalidValue, at: file.location(of: node.mark), "\(what) must be a list of keys with values",
                remedy: "Write one `key: value` on each line."))
    }

    /// The mapping's keys in order.
    var keys: [YAMLScalar] { mapping?.entries.map(\.key) ?? [] }

    /// The value of a key as it stands, and the fact that the key is known.
    mutating func node(_ key: String) -> YAMLNode? {
        asked.append(key)
        return mapping?[key].flatMap { $0.isNull ? nil : $0 }
    }

    /// A text; numbers and truth values are texts as typed. One of which nothing is seen is left out.
    mutating func text(_ key: String) -> String? {
        guard let node = node(key), let text = text(node, key), !text.isInvisible else { return nil }
        return text
    }

    /// A text that readers see. A `#` behind a blank ends it, as YAML has it; one right before a letter was hardly meant to.
    mutating func prose(_ key: String) -> String? {
        let text = text(key)
        reportComment(behind: key)
        return text
    }

    private mutating func reportComment(behind key: String) {
        guard let scalar = mapping?[key]?.scalar, scalar.isPlain, let line = file.bounds(ofLine: scalar.mark.line),
            let comment = Self.comment(in: file.bytes[line])
        else { return }
        diagnostics.append(
            Diagnostic(
                .yamlComment, at: file.location(offset: comment.lowerBound, byteCount: comment.count),
                "what stands behind a `#` is a comment, and not part of `\(key)`",
                remedy: "Put the whole text in quotes, or a space behind the `#`."))
    }

    /// Where a comment is whose `#` no blank follows.
    private static func comment(in line: ArraySlice<UInt8>) -> Range<Int>? {
        let blanks = Set(" \t".utf8)
        let start = line.indices.dropFirst().dropLast().first { index in
            line[index] == UInt8(ascii: "#") && blanks.contains(line[index - 1]) && !blanks.contains(line[index + 1])
                && line[index + 1] != UInt8(ascii: "#")
        }
        return start.map { $0..<line.endIndex }
    }

    /// A list of texts; a single text is a list of one. Those of nothing but white space are reported, and left out.
    mutating func texts(_ key: String) -> [String] {
        reportComment(behind: key)
        guard let node = node(key), isList(node, key) else { return [] }
        var texts: [String] = []
        for item in node.sequence?.items ?? [node] {
            guard let text = text(item, key) else { continue }
            if text.trimmed.isEmpty {
                refuse(item, "an entry of `\(key)` is empty", remedy: "Remove it, or write a text.")
            } else {
                texts.append(text)
            }
        }
        return texts
    }

    mutating func integer(_ key: String) -> Int? {
        guard let node = node(key), let text = text(node, key) else { return nil }
        if let number = Int(text) { return number }
        refuse(node, "`\(key)` must be a whole number", remedy: "Write digits only, such as `\(key): 10`.")
        return nil
    }

    mutating func boolean(_ key: String) -> Bool? {
        guard let node = node(key), let text = text(node, key) else { return nil }
        // YAML writes these words small, with a capital, or in capitals (YAML 1.2.2, section 10.3.2).
        switch text.lowercased() {
        case "true", "yes", "on": return true
        case "false", "no", "off": return false
        default:
            refuse(node, "`\(key)` must be `true` or `false`", remedy: "Write `\(key): true` or `\(key): false`.")
            return nil
        }
    }

    mutating func language(_ key: String) -> LanguageTag? {
        guard let node = node(key), let text = text(node, key) else { return nil }
        return language(text, at: node.mark)
    }

    mutating func languages(_ key: String) -> [LanguageTag] {
        guard let node = node(key), isList(node, key) else { return [] }
        let items = node.sequence?.items ?? [node]
        return items.compactMap { item in text(item, key).flatMap { language($0, at: item.mark) } }
    }

    /// Reports what is no list, such as a text that was meant as one: `a, b` where YAML wants `[a, b]`.
    private mutating func isList(_ node: YAMLNode, _ key: String) -> Bool {
        guard node.mapping == nil else {
            refuse(node, "`\(key)` must be a list", remedy: "Write `\(key): […]`, with commas between the entries.")
            return false
        }
        guard let scalar = node.scalar, scalar.isPlain, scalar.text.contains(",") else { return true }
        refuse(
            node, "`\(key)` is one text with commas in it, and no list",
            remedy: "Write `\(key): [\(scalar.text)]`; put the text in quotes if it is one.")
        return false
    }

    /// The entries of a mapping of mappings, with texts for values and dots between the keys.
    mutating func flattened(_ key: String) -> [FlattenedField] {
        guard let node = node(key) else { return [] }
        guard let mapping = node.mapping else {
            refuse(node, "`\(key)` must be a list of keys with values", remedy: "Write one `key: value` on each line below it.")
            return []
        }
        var result: [FlattenedField] = []
        flatten(mapping, prefix: "", into: &result)
        var seen: Set<String> = []
        for field in result where !seen.insert(field.key).inserted {
            refuse(
                field.mark, "`\(field.key)` is given twice, once with a dot and once below a key", remedy: "Keep one of the two.")
        }
        return result
    }

    /// Depth is bounded by `YAMLLimits.depth`.
    private mutating func flatten(_ mapping: YAMLMapping, prefix: String, into result: inout [FlattenedField]) {
        for entry in mapping.entries {
            let key = prefix + entry.key.text
            switch entry.value {
            case .scalar(let scalar):
                if !scalar.isNull {
                    result.append(FlattenedField(key: key, mark: entry.key.mark, value: scalar))
                }
            case .mapping(let inner): flatten(inner, prefix: key + ".", into: &result)
            case .sequence: refuse(entry.value, "`\(key)` must be a text", remedy: "Write `\(entry.key.text): …` on one line.")
            }
        }
    }

    // MARK: Reporting

    /// Reports the keys that nobody has asked for.
    mutating func reportUnknownKeys(in what: String) {
        for key in keys where !asked.contains(key.text) && diagnostics.count < DiagnosticLimit.perPage {
            let nearest = NearestName.to(key.text, among: asked)
            diagnostics.append(
                Diagnostic(
                    .unknownKey, at: file.location(of: key.mark), "unknown key `\(key.text)` in \(what)",
                    remedy: nearest.map { "Did you mean `\($0)`?" } ?? "Known keys: \(asked.joined(separator: ", "))."))
        }
    }

    mutating func refuse(_ node: YAMLNode, _ message: String, remedy: String) { refuse(node.mark, message, remedy: remedy) }

    mutating func refuse(_ mark: YAMLMark, rule: Rule = .invalidValue, _ message: String, remedy: String) {
        guard diagnostics.count < DiagnosticLimit.perPage else { return }
        diagnostics.append(Diagnostic(rule, at: file.location(of: mark), message, remedy: remedy))
    }

    mutating func text(_ node: YAMLNode, _ key: String) -> String? {
        if let scalar = node.scalar { return scalar.text }
        refuse(node, "`\(key)` must be a text", remedy: "Put the text in quotes if it begins with `[` or `{`.")
        return nil
    }

    mutating func language(_ text: String, at mark: YAMLMark) -> LanguageTag? {
        if let tag = LanguageTag(text) { return tag }
        refuse(
            mark, rule: .unknownLanguage, "`\(text)` is no language tag",
            remedy: "Write a BCP 47 tag such as `pt-BR`: letters and digits with hyphens between.")
        return nil
    }
}

extension SourceFile {
    /// The place of a YAML mark.
    func location(of mark: YAMLMark) -> SourceLocation {
        location(line: mark.line, scalarColumn: mark.column, scalarCount: mark.length)
    }
}
