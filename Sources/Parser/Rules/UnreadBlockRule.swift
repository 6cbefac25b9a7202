internal import Localization
internal import Markup
internal import Models

/// What was meant as a block and is text: a heading without a blank, a callout that nobody knows, a table whose rows do not fit.
struct UnreadBlockRule {
    private let document: Document
    private let file: SourceFile
    /// So many lines more are looked for in the source.
    private var rest = DiagnosticLimit.perPage

    init(document: Document, file: SourceFile) {
        self.document = document
        self.file = file
    }

    /// What is wrong with a text that stands on a line, if it begins that line.
    mutating func check(_ index: Int, line: Int) -> Diagnostic? {
        let before = document.nodes[index - 1].kind
        guard before == .paragraph || before == .softBreak, rest > 0,
            let meant = meant(by: document[document.nodes[index].text], isFirst: before == .paragraph, index)
        else { return nil }
        rest -= 1
        // Who puts a backslash before a mark wants to show it.
        guard let source = file.bounds(ofLine: line), let start = file.firstOffset(of: meant.mark, in: source),
            start == source.lowerBound || file.bytes[start - 1] != UInt8(ascii: "\\")
        else { return nil }
        return Diagnostic(
            .unreadMarkup, at: file.location(offset: start, byteCount: meant.mark.count), meant.message, remedy: meant.remedy)
    }

    private struct Meant {
        let mark: [UInt8]
        let message: String
        let remedy: String
    }

    private func meant(by text: ArraySlice<UInt8>, isFirst: Bool, _ index: Int) -> Meant? {
        switch text.first {
        case UInt8(ascii: "#"): heading(text)
        case UInt8(ascii: "[") where isFirst && document.nodes[index - 2].kind == .blockQuote: callout(text)
        // The last is what a wide `｜` begins with.
        case UInt8(ascii: "|"), UInt8(ascii: "-"), UInt8(ascii: ":"), 0xEF: delimiterRow(text)
        default: nil
        }
    }

    private func heading(_ text: ArraySlice<UInt8>) -> Meant? {
        let mark = text.prefix { $0 == UInt8(ascii: "#") }
        guard mark.count > 1, mark.count < text.count else { return nil }
        return Meant(
            mark: Array(mark), message: "this is text, not a heading",
            remedy: mark.count > Self.headingLevels
                ? "Headings have six levels." : "Put a blank behind the `\(String(decoding: mark, as: UTF8.self))`.")
    }

    private static let headingLevels = 6

    private func callout(_ text: ArraySlice<UInt8>) -> Meant? {
        guard text.starts(with: "[!".utf8), let end = text.firstIndex(of: UInt8(ascii: "]")) else { return nil }
        let name = String(decoding: text[(text.startIndex + 2)..<end], as: UTF8.self)
        guard !name.isEmpty, name.allSatisfy(\.isLetter) else { return nil }
        let known = ["NOTE", "TIP", "IMPORTANT", "WARNING", "CAUTION"]
        return Meant(
            mark: Array(text[...end]), message: "this is a quotation, not a callout",
            remedy: known.contains(name.uppercased())
                ? "Let `[!\(name)]` stand alone on its line."
                : "Callouts are \(known.map { "`[!\($0)]`" }.joined(separator: ", ")).")
    }

    private func delimiterRow(_ text: ArraySlice<UInt8>) -> Meant? {
        let row = String(decoding: text, as: UTF8.self)
        var hasPipe = false, dashes = 0, isWide = false
        for scalar in row.unicodeScalars {
            switch scalar {
            case "|", "｜": hasPipe = true
            case "-", "－", "—", "ー": dashes += 1
            case ":", "：", " ", "\t", "\u{3000}": break
            default: return nil
            }
            isWide = isWide || !scalar.isASCII
        }
        guard hasPipe, dashes > 1 else { return nil }
        return Meant(
            mark: Array(text), message: "this is text, not a table",
            remedy: isWide
                ? "Write `|`, `-` and `:` as they are on an English keyboard."
                : "Right above the row of dashes, write a row with as many cells.")
    }
}
