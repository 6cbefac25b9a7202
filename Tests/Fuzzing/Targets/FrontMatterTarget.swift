internal import Localization
internal import Markup
internal import Models
internal import Parser
internal import Reports

/// Facts in YAML: of a page, a language, a pattern and the site.
enum FrontMatterTarget {
    static func run(_ input: [UInt8]) {
        let block = SourceFile(path: "Content/index.hu.md", bytes: Array("---\n".utf8) + input + Array("\n---\n".utf8))
        let file = SourceFile(path: "Content/site.yml", bytes: input)
        let (configuration, problems) = SiteConfigurationParser.parse(file)
        precondition(!configuration.samples.hasPrefix("/") && !configuration.samples.split(separator: "/").contains(".."))
        check(problems)
        check(PatternParser.parse(file).diagnostics)
        guard let name = PageName(path: "index.hu.md") else { return }
        check(LanguageParser.parse(block, tag: name.language).diagnostics)
        var document = Document()
        check(PageParser(configuration: configuration).parse(block, as: name, into: &document).diagnostics)
    }

    private static func check(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics {
            precondition(!TextReport.text(of: diagnostic).isEmpty)
            precondition(diagnostic.location.line > 0 && diagnostic.location.column > 0 && diagnostic.location.length > 0)
        }
    }
}
