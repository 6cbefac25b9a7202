internal import HTML
internal import Localization
internal import Markup
internal import Models
internal import Parser
internal import Platform
internal import Renderers
internal import SampleSource
internal import ViewModels

/// Shows translations beside their origins, as a build has found them: for `pilaster serve`, never a part of the output.
public struct ReviewTranslation: Sendable {
    private let project: Project
    private let index: SiteIndex
    private let samples: SampleLibrary
    private let verification: Verification

    init(project: Project, index: SiteIndex, samples: SampleLibrary, verification: Verification) {
        self.project = project
        self.index = index
        self.samples = samples
        self.verification = verification
    }

    /// The page for an id and a language.
    ///
    /// - Parameter base: The path of the site's own folder on the server, `/` or `/docs/`.
    /// - Returns: `nil` for what the site has not, and for the origin itself.
    public func page(_ id: String, language: String, base: String) -> [UInt8]? {
        guard let entry = index.position(of: PageID(id)), let position = position(of: language),
            index.entries[entry].versions[position] != index.entries[entry].origin,
            let origin = document(of: index.entries[entry].origin)
        else { return nil }
        let version = index.entries[entry].versions[position]
        let shaper = ReviewShaper(index: index, samples: samples, verification: verification)
        let view = shaper.review(
            entry, in: position, origin: origin, translation: version.flatMap(document),
            differences: version.map(differences) ?? [], base: base)
        var html = HTMLWriter()
        ReviewRenderer.write(view, to: &html)
        return html.bytes
    }

    /// The id and the language's tag of the translation that a file of the output shows; `nil` for another file.
    public func translation(at path: String) -> (id: String, language: String)? {
        guard path.hasSuffix(".html"), let slash = path.firstIndex(of: "/") else { return nil }
        let id = String(path[path.index(after: slash)...].dropLast(".html".count))
        guard let entry = index.entry(PageID(id)), let position = position(of: String(path[..<slash])),
            entry.versions[position] != entry.origin
        else { return nil }
        return (id, index.languages[position].tag.string)
    }

    private func position(of language: String) -> Int? {
        index.languages.firstIndex { $0.tag.string == language }
    }

    private func document(of page: Int) -> Document? {
        guard let file = try? project.source(index.pages[page].file) else { return nil }
        var document = Document()
        PageParser(configuration: index.configuration).read(file, into: &document)
        return document
    }

    private func differences(of page: Int) -> [ReviewShaper.Difference] {
        let project = project
        let rules = SiteRules(index: index, samples: samples) { path in
            (try? project.source(path)) ?? SourceFile(path: path, bytes: [])
        }
        return rules.shape(of: page).map { ($0.location.line, $0.message) }
    }
}
