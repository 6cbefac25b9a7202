internal import Models

/// HTML in a page is shown as text. Where a site trusts its authors it is not, but then its addresses are their own affair:
/// they are neither checked nor rewritten.
enum RawHTMLRule {
    static func shownAsText(_ html: String, in file: SourceFile, line: Int) -> Diagnostic {
        let first = html.split(separator: "\n").first.map(String.init) ?? ""
        return Diagnostic(
            .rawHTML, at: file.location(line: line, of: first), "raw HTML is shown as text",
            remedy: "Write it as markdown, put it into backticks, or trust all pages with `raw-html: allow` in site.yml.")
    }

    /// The addresses in trusted HTML that lead from a page's file, and so to nowhere on the site.
    static func check(_ html: ArraySlice<UInt8>, in file: SourceFile, line: Int) -> [Diagnostic] {
        var attributes = HTMLAddresses(html)
        var diagnostics: [Diagnostic] = []
        while let address = attributes.next(), diagnostics.count < DiagnosticLimit.perPage {
            guard isRelative(address.text) else { continue }
            diagnostics.append(
                Diagnostic(
                    .rawHTML, at: file.location(line: line + address.line, of: address.text),
                    "the address `\(address.text)` in raw HTML is neither checked nor rewritten",
                    remedy: "Write the link or image as markdown, or name an address with `https:`."))
        }
        return diagnostics
    }

    private static func isRelative(_ address: String) -> Bool {
        !address.isEmpty && !address.hasPrefix("#") && !address.hasPrefix("//") && URLScheme.of(address) == nil
    }
}
