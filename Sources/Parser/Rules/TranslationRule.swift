internal import Localization
internal import Models

/// Each page has one origin, and translations say of which page they are one.
struct TranslationRule {
    let index: SiteIndex

    func check(_ page: Int, source: (String) -> SourceFile) -> [Diagnostic] {
        let facts = index.pages[page]
        guard let entry = index.entry(facts.id) else { return [] }
        if let translation = facts.frontMatter.translation {
            return origin(of: translation, page, entry, source).map { [$0] } ?? []
        }
        return page == entry.origin ? [] : [unlinked(facts, entry)]
    }

    private func unlinked(_ facts: PageFacts, _ entry: PageEntry) -> Diagnostic {
        let origin = index.pages[entry.origin]
        return Diagnostic(
            .unlinkedOriginal, at: SourceLocation(file: facts.file),
            "the page does not say of what it is a translation, so nobody can tell whether it is current",
            remedy: "Add `translation: {of: \(origin.language.string)}` to its front matter.",
            notes: [Diagnostic.Note("the origin is here", at: SourceLocation(file: origin.file))])
    }

    private func origin(
        of translation: FrontMatter.Translation, _ page: Int, _ entry: PageEntry, _ source: (String) -> SourceFile
    ) -> Diagnostic? {
        let facts = index.pages[page]
        let tag = translation.of
        func problem(rule: Rule = .translationOrigin, _ message: String, _ remedy: String) -> Diagnostic {
            let file = source(facts.file)
            // The tag may be written in another case than it reads.
            let place = file.location(ofWord: tag.string, after: "of:")
            return Diagnostic(rule, at: place, message, remedy: remedy)
        }
        if tag == facts.language {
            return problem("the page is a translation of itself", "Name the language of the origin.")
        }
        if index.drafts[facts.id]?.contains(tag) == true {
            return problem(
                "the page `\(facts.id)` in `\(tag.string)` is a draft, which is not published",
                "Publish the origin, or make the translation a draft, too.")
        }
        guard let position = index.position(of: tag) else {
            let names = index.languages.map { "`\($0.tag.string)`" }.joined(separator: ", ")
            return problem(rule: .unknownLanguage, "the site has no language `\(tag.string)`", "Its languages: \(names).")
        }
        guard let version = entry.versions[position] else {
            return problem(
                "there is no page `\(facts.id)` in `\(tag.string)`",
                "Name the language of the origin, or remove `translation` if this is the origin.")
        }
        guard version != entry.origin else { return nil }
        let origin = index.pages[entry.origin]
        if origin.frontMatter.translation != nil {
            return problem(
                "the versions of the page are translations of each other, and none is the origin",
                "Remove `translation` from the page that was written first.")
        }
        if index.pages[version].frontMatter.translation == nil {
            return problem(
                "\(index.pages[version].file) is not the origin: \(origin.file) is an original too, and stands first in `languages`",
                "Write `of: \(origin.language.string)`, or make the origin a translation: `translation: {of: \(tag.string)}`.")
        }
        return problem(
            "\(index.pages[version].file) is a translation itself", "Write `of: \(origin.language.string)`: the origin.")
    }

    /// The pages that a language does not have.
    func missing() -> [Diagnostic] {
        index.entries.flatMap { entry in
            entry.versions.indices.filter { entry.versions[$0] == nil }.compactMap { position in
                let tag = index.languages[position].tag
                if index.drafts[entry.id]?.contains(tag) == true { return nil }
                return Diagnostic(
                    .missingTranslation, at: SourceLocation(file: index.pages[entry.origin].file),
                    "the page has no translation in `\(tag)`",
                    remedy: "`pilaster translate \(entry.id) \(tag)` begins one.")
            }
        }
    }
}

extension SourceFile {
    /// The number of the first line that holds a text.
    func firstLine(containing text: String) -> Int? {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.firstIndex { String(decoding: $0, as: UTF8.self).contains(text) }.map { $0 + 1 }
    }
}
