import Markup
import Models
import Parser
import Testing

/// Reads a page of which nobody asks what it is called.
func page(_ text: String, name: String = "a.hu.md") throws -> PageFacts {
    var document = Document()
    let file = SourceFile(path: "Content/\(name)", bytes: Array(text.utf8))
    let parser = PageParser(configuration: SiteConfiguration())
    return parser.parse(file, as: try #require(PageName(path: name)), into: &document).facts
}

/// The digests of a page.
func digests(_ text: String) throws -> PageDigests { try #require(try page(text).digests) }
