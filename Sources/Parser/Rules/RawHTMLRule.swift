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

    /// A tag in trusted HTML that would take the page's frame with it.
    static func unbalanced(_ fault: HTMLBalance.Fault, in file: SourceFile) -> Diagnostic {
        let name = fault.tag.name
        func diagnostic(_ message: String, remedy: String) -> Diagnostic {
            Diagnostic(.rawHTML, at: file.location(line: fault.tag.line, of: fault.tag.source), message, remedy: remedy)
        }
        switch fault.kind {
        case .neverClosed:
            return diagnostic(
                "`<\(name)>` in raw HTML is never closed: the rest of the page becomes a part of it",
                remedy: "Close it with `</\(name)>`.")
        case .closesNothing:
            return diagnostic(
                "`</\(name)>` in raw HTML closes nothing that is open there, or a part of the page's frame",
                remedy: "Remove it, or open the element before.")
        case .neverEnds:
            return diagnostic(
                "`<\(name)` in raw HTML never ends: what stands behind it becomes a part of it",
                remedy: "End it with `\(name == "!--" ? "-->" : ">")`.")
        }
    }

    private static func isRelative(_ address: String) -> Bool {
        !address.isEmpty && !address.hasPrefix("#") && !address.hasPrefix("//") && URLScheme.of(address) == nil
    }
}
