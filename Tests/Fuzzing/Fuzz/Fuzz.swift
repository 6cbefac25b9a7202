import Platform

/// What libFuzzer calls with each input; the environment's `FUZZ_TARGET` says what reads it.
///
/// - Returns: 0, as libFuzzer has it. A fault ends the process.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    FuzzTarget.chosen.run(input)
    return 0
}

/// A part of the tool that reads what strangers write.
enum FuzzTarget: String, CaseIterable {
    case page
    case frontMatter = "front-matter"
    case regions
    case highlighter
    case table
    case url

    /// The one that the environment names.
    static let chosen = Environment.value("FUZZ_TARGET").flatMap(FuzzTarget.init(rawValue:)) ?? .page

    /// Reads an input. What must hold of every input is a precondition.
    func run(_ input: [UInt8]) {
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
