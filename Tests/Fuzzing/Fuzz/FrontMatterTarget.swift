import Localization
import Models
import Parser

/// Facts in YAML: of a page, a language, a pattern and the site.
enum FrontMatterTarget {
    static func run(_ input: [UInt8]) {
        let block = SourceFile(path: "Content/index.hu.md", bytes: Array("---\n".utf8) + input + Array("\n---\n".utf8))
        if let tag = LanguageTag("hu") { _ = LanguageParser.parse(block, tag: tag) }
        let file = SourceFile(path: "Content/site.yml", bytes: input)
        let (configuration, problems) = SiteConfigurationParser.parse(file)
        precondition(problems.allSatisfy { $0.location.line > 0 && $0.location.column > 0 })
        precondition(!configuration.samples.hasPrefix("/") && !configuration.samples.split(separator: "/").contains(".."))
        _ = PatternParser.parse(file)
        PageTarget.run(block.bytes)
    }
}
