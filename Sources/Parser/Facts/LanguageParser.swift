public import Localization
public import Models
internal import YAML

/// Reads the definition of a language: the front matter of its home page.
public enum LanguageParser {
    /// Reads a language from the file `index.TAG.md`.
    public static func parse(_ file: SourceFile, tag: LanguageTag) -> (language: Language, diagnostics: [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        var language = Language(tag: tag, file: file.path, name: tag.string)
        // What is wrong with the block itself is said when the file is read as a page.
        guard let block = FrontMatterBlock(of: file.bytes), block.exists else { return (language, []) }
        var ignored: [Diagnostic] = []
        let node = YAMLDocument.parse(Array(file.bytes[block.yaml]), firstLine: 2, of: file, into: &ignored)
        var fields = Fields(node, of: file, named: "front matter")
        language.name = fields.text("name") ?? tag.displayName(in: tag)
        language.locale = fields.language("locale") ?? tag
        language.keepsStraightQuotes = keepsStraightQuotes(&fields)
        language.siteTitle = fields.text("title").flatMap(translated)
        language.isDraft = fields.boolean("draft") ?? false
        language.families = texts(&fields, "families")
        language.traits = texts(&fields, "traits")
        language.actors = texts(&fields, "actors")
        language.words = words(&fields, file: file)
        language.parts = parts(of: language)
        diagnostics += fields.diagnostics
        return (language, diagnostics)
    }

    private static func keepsStraightQuotes(_ fields: inout Fields) -> Bool {
        guard let node = fields.node("punctuation"), let text = fields.text(node, "punctuation") else { return false }
        if text == "plain" { return true }
        if text != "smart" {
            fields.refuse(
                node, "`\(text)` is no value of `punctuation`", remedy: "Write `punctuation: smart` or `punctuation: plain`.")
        }
        return false
    }

    private static func texts(_ fields: inout Fields, _ key: String) -> [String: String] {
        let texts = fields.flattened(key).compactMap { field in translated(field.value.text).map { (field.key, $0) } }
        return Dictionary(texts, uniquingKeysWith: { $1 })
    }

    /// What is still to be translated is not there: another language's word is better than one between marks.
    private static func translated(_ text: String) -> String? { Placeholder.isLeft(in: text) ? nil : text }

    private static func words(_ fields: inout Fields, file: SourceFile) -> [InterfaceWord: PluralForms] {
        var words: [InterfaceWord: PluralForms] = [:]
        for field in fields.flattened("interface") {
            if Placeholder.isLeft(in: field.value.text) {
                continue
            } else if let (word, category) = form(field.key) {
                words[word, default: PluralForms(forms: [:])].forms[category] = field.value.text
                refusePlaceholders(field, of: word, &fields)
            } else {
                let nearest = NearestName.to(field.key, among: InterfaceWord.allCases.map(\.rawValue))
                fields.refuse(
                    field.mark, rule: .unknownKey, "unknown interface word `\(field.key)`",
                    remedy: nearest.map { "Did you mean `\($0)`?" } ?? "Remove it: nothing on the site shows it.")
            }
        }
        return words
    }

    /// A word of the chrome is a part of its own; names of one kind are a part together.
    private static func parts(of language: Language) -> [TranslatedPart] {
        let words = InterfaceWord.allCases.compactMap { word in
            language.words[word].map { forms in
                TranslatedPart(
                    key: TranslatedPart.interface + word.rawValue, place: .words,
                    digest: SectionDigester.digest(of: forms.forms.sorted { $0.key < $1.key }.flatMap { [$0.rawValue, $1] }))
            }
        }
        let names = zip(TranslatedPart.names, [language.actors, language.families, language.traits])
        return words
            + names.filter { !$1.isEmpty }.map { key, names in
                TranslatedPart(
                    key: key, place: .words,
                    digest: SectionDigester.digest(of: names.sorted { $0.key < $1.key }.flatMap { [$0, $1] }))
            }
    }

    /// Reports placeholders that nobody fills, such as a translated one.
    private static func refusePlaceholders(_ field: FlattenedField, of word: InterfaceWord, _ fields: inout Fields) {
        let known = InterfaceWord.placeholders(in: word.english)
        for name in InterfaceWord.placeholders(in: field.value.text) where !known.contains(name) {
            let list = known.map { "`{\($0)}`" }.joined(separator: ", ")
            fields.refuse(
                field.value.mark, rule: .unknownKey, "`\(field.key)` has nothing to put in place of `{\(name)}`",
                remedy: known.isEmpty
                    ? "Remove it: readers see it as it is." : "Its placeholders, which stay as they are: \(list).")
        }
    }

    /// `page-count.few` is the form `few` of the word `page-count`; a key without a form is that of all numbers.
    private static func form(_ key: String) -> (InterfaceWord, PluralCategory)? {
        if let word = InterfaceWord(rawValue: key) { return (word, .other) }
        guard let dot = key.lastIndex(of: "."), let category = PluralCategory(rawValue: String(key[key.index(after: dot)...])),
            let word = InterfaceWord(rawValue: String(key[..<dot])), word.isCounted
        else { return nil }
        return (word, category)
    }
}
