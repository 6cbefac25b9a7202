internal import Platform

/// A part of the tool that reads what strangers write.
public enum FuzzTarget: String, CaseIterable, Sendable {
    case page
    case frontMatter = "front-matter"
    case regions
    case highlighter
    case table
    case url

    /// The one that the environment's `FUZZ_TARGET` names.
    public static let chosen = Environment.value("FUZZ_TARGET").flatMap(FuzzTarget.init(rawValue:)) ?? .page

    /// Reads an input. What must hold of every input is a precondition.
    public func run(_ input: [UInt8]) {
        switch self {
        case .page: PageTarget.run(input)
        case .frontMatter: FrontMatterTarget.run(input)
        case .regions: RegionsTarget.run(input)
        case .highlighter: HighlighterTarget.run(input)
        case .table: TableTarget.run(input)
        case .url: URLTarget.run(input)
        }
    }
}
