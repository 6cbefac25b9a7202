internal import Localization
internal import Models
internal import SampleSource

/// Translated comments belong to comments of the samples, change nothing but comments, and are all there.
struct CommentRule {
    let index: SiteIndex
    let samples: SampleLibrary

    func check(_ listing: Models.Listing, _ page: PageFacts, source: @escaping (String) -> SourceFile) -> [Diagnostic] {
        let excerpts = listing.references.compactMap { samples[$0.path]?.listing(region: $0.region) }
        guard excerpts.count == listing.references.count else { return [] }
        let keys = excerpts.flatMap { $0.comments.map(\.key) }
        let body = TranslationBody(listing.body.map(\.text).joined(separator: "\n"), keys: keys)
        let reporter = CommentReporter(listing: listing, file: page.file, source: source)
        return body.faults.prefix(DiagnosticLimit.perPage).map(reporter.invalid) + stale(body, keys, reporter)
            + refused(body, excerpts, reporter)
            + missing(excerpts, body, page, reporter)
    }

    /// Remarks in a folder's tree.
    func check(
        tree path: String, _ listing: Models.Listing, _ page: PageFacts, source: @escaping (String) -> SourceFile
    ) -> [Diagnostic] {
        let folder = FolderTree(
            samples.files(below: path).map {
                FolderEntry(path: String($0.path.dropFirst(path.count + 1)), bytes: $0.text)
            })
        let body = TranslationBody(listing.body.map(\.text).joined(separator: "\n"), keys: folder.remarks)
        let reporter = CommentReporter(listing: listing, file: page.file, source: source)
        let isForeign = page.language.string != index.configuration.sampleLanguage
        let missing = isForeign ? folder.localized(with: body.translations).missing : []
        return body.faults.prefix(DiagnosticLimit.perPage).map(reporter.invalid) + stale(body, folder.remarks, reporter)
            + missing.map(reporter.missing)
    }

    private func stale(_ body: TranslationBody, _ keys: [String], _ reporter: CommentReporter) -> [Diagnostic] {
        let known = Set(keys)
        // A comment that has its translation is not the one that was meant.
        let translated = Set(body.translations.map(\.source))
        let free = keys.filter { !translated.contains($0) }
        return body.translations.lazy.filter { !known.contains($0.source) }.prefix(DiagnosticLimit.perPage).map { translation in
            let nearest = NearestName.to(translation.source, among: free) ?? NearestSentence.to(translation.source, among: free)
            return reporter.stale(translation, nearest: nearest)
        }
    }

    private func refused(
        _ body: TranslationBody, _ excerpts: [SampleSource.Listing], _ reporter: CommentReporter
    ) -> [Diagnostic] {
        excerpts.flatMap { excerpt -> [Diagnostic] in
            let keys = Set(excerpt.comments.map(\.key))
            let own = body.translations.filter { keys.contains($0.source) }
            do throws(TokenMismatch) {
                return try excerpt.localized(with: own).refused.map { reporter.refused($0, own[$0.index]) }
            } catch {
                return [reporter.mismatch(excerpt.path)]
            }
        }
    }

    private func missing(
        _ excerpts: [SampleSource.Listing], _ body: TranslationBody, _ page: PageFacts, _ reporter: CommentReporter
    ) -> [Diagnostic] {
        guard page.language.string != index.configuration.sampleLanguage else { return [] }
        let translated = Set(body.translations.map(\.source))
        var seen = translated
        let missing = excerpts.flatMap(\.comments).filter { $0.needsTranslation && seen.insert($0.key).inserted }
        return missing.prefix(DiagnosticLimit.perPage).map { reporter.missing($0.key) }
    }
}

/// Says what is wrong with a fence's translations, at their lines.
private struct CommentReporter {
    let listing: Models.Listing
    let file: String
    let source: (String) -> SourceFile

    func invalid(_ fault: TranslationBody.Fault) -> Diagnostic {
        Diagnostic(
            .invalidComment, at: source(file).location(line: line(fault.line), of: fault.text), fault.message,
            remedy: fault.remedy)
    }

    func stale(_ translation: CommentTranslation, nearest: String?) -> Diagnostic {
        Diagnostic(
            .staleComment, at: source(file).location(line: line(translation.line), of: translation.source),
            "the code has no comment “\(translation.source)” any more",
            remedy: nearest.map { "Did you mean “\($0)”?" } ?? "Remove the line, or write the comment as it stands in the code.")
    }

    func refused(_ refusal: RefusedTranslation, _ translation: CommentTranslation) -> Diagnostic {
        Diagnostic(
            .invalidComment, at: source(file).location(line: line(translation.line), of: translation.translation),
            refusal.message, remedy: refusal.remedy)
    }

    func mismatch(_ path: String) -> Diagnostic {
        Diagnostic(
            .invalidComment, at: source(file).location(line: listing.line),
            "with these translations \(path) would not be the same code",
            remedy: "Word the translations so that each stays one comment.")
    }

    func missing(_ key: String) -> Diagnostic {
        Diagnostic(
            .untranslatedComment, at: SourceLocation(file: file, line: listing.line), "the comment “\(key)” is not translated",
            remedy: "Add a line `\(key) => …` to the fence.")
    }

    /// The line in the page of a line of the body, both from 1.
    private func line(_ bodyLine: Int) -> Int {
        listing.body.indices.contains(bodyLine - 1) ? listing.body[bodyLine - 1].line : listing.line
    }
}
