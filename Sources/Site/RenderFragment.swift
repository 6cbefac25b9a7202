internal import HTML
internal import Markdown
internal import Markup
internal import Parser
internal import Renderers

/// One file's body as a fragment of HTML, without a site around it.
public struct RenderFragment: Sendable {
    private let isPlain: Bool

    /// - Parameter isPlain: Whether the fragment is CommonMark as its specification prints it: no front matter, no ids, no
    ///   highlighting, raw HTML as it is.
    public init(isPlain: Bool) { self.isPlain = isPlain }

    /// The fragment for a file's bytes.
    public func html(of bytes: [UInt8]) -> [UInt8] {
        var document = Document()
        var html = HTMLWriter()
        if isPlain {
            _ = MarkdownReader(options: .commonMark).read(bytes, into: &document)
            CommonMarkRenderer.write(document, to: &html)
        } else {
            let body = PageParser.body(of: bytes)
            _ = MarkdownReader().read(bytes, from: body.offset, firstLine: body.line, into: &document)
            CommonMarkRenderer.write(document, to: &html)
        }
        return html.bytes
    }
}
