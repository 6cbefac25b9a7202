import Markup
import Models
import Parser
import Reports
import Testing

/// Reads a page, in Hungarian unless its name says otherwise.
func parse(
    _ text: String, name: String = "a.hu.md", rawHTML: SiteConfiguration.RawHTML = .escape
) throws -> (facts: PageFacts, diagnostics: [Diagnostic]) {
    try parse(Array(text.utf8), name: name, rawHTML: rawHTML)
}

/// Reads a page from bytes that may be no text.
func parse(
    _ bytes: [UInt8], name: String = "a.hu.md", rawHTML: SiteConfiguration.RawHTML = .escape
) throws -> (facts: PageFacts, diagnostics: [Diagnostic]) {
    var configuration = SiteConfiguration()
    configuration.rawHTML = rawHTML
    var document = Document()
    let file = SourceFile(path: "Content/\(name)", bytes: bytes)
    return PageParser(configuration: configuration).parse(file, as: try #require(PageName(path: name)), into: &document)
}

/// All that was said, as it is printed.
func printed(_ diagnostics: [Diagnostic]) -> String { diagnostics.map(TextReport.text(of:)).joined(separator: "\n") }
