internal import HTML
internal import Markup
public import Models
internal import Parser
internal import Renderers
internal import SampleSource
internal import ViewModels

/// One file's body as a fragment of HTML, without a site around it.
public struct RenderFragment: Sendable {
    private let isPlain: Bool

    /// - Parameter isPlain: Whether the fragment is CommonMark as its specification prints it: no front matter, no ids, no
    ///   highlighting, raw HTML as it is.
    public init(isPlain: Bool) { self.isPlain = isPlain }

    /// The fragment for a file, and what its author should know of it.
    ///
    /// - Returns: No fragment where there is an error.
    public func run(_ file: SourceFile) -> (html: [UInt8]?, diagnostics: [Diagnostic]) {
        var html = HTMLWriter()
        let diagnostics = isPlain ? writePlain(file, to: &html) : write(file, to: &html)
        let isBroken = diagnostics.contains { $0.severity == .error }
        return (isBroken ? nil : html.bytes, diagnostics.sorted())
    }

    private func writePlain(_ file: SourceFile, to html: inout HTMLWriter) -> [Diagnostic] {
        var document = Document()
        let diagnostics = PageParser.readPlain(file, into: &document)
        CommonMarkRenderer.write(document, to: &html)
        return diagnostics
    }

    private func write(_ file: SourceFile, to html: inout HTMLWriter) -> [Diagnostic] {
        guard let name = PageName(path: ContentPath.name(of: file.path)) ?? PageName(path: "fragment.en.md") else { return [] }
        var document = Document()
        let (facts, diagnostics) = PageParser(configuration: SiteConfiguration()).parse(file, as: name, into: &document)
        FragmentRenderer.write(FragmentShaper.fragment(of: facts, document: document), to: &html)
        let rules = SiteRules(index: SiteIndex(ofSingle: facts), samples: SampleLibrary(files: [])) { _ in file }
        // A fragment need not be a page, and where its links lead cannot be known; but some lead to nothing good.
        return diagnostics.filter { $0.rule != .missingKey && $0.rule != .emptyPage }
            + rules.check(pages: 0..<1).filter { $0.rule == .dangerousURL }
    }
}
