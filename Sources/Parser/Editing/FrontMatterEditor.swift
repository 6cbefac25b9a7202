internal import YAML

/// Writes the `translation:` block into a page's front matter, and leaves every other byte of the file as it is: order of keys,
/// comments, line endings, byte order mark and body.
///
/// Of a block that is there, only `sections` is replaced where each key has a line of its own; a block in braces is written anew.
public struct FrontMatterEditor: Sendable {
    private let bytes: [UInt8]
    private let block: FrontMatterBlock
    private let lines: FileLines

    /// Why front matter cannot be edited.
    public struct Refusal: Error, Hashable, Sendable {
        /// What is in the way.
        public var message: String
        /// What to do about it.
        public var remedy: String?
    }

    /// An editor of a page's file.
    public init(_ bytes: [UInt8]) throws(Refusal) {
        guard let block = FrontMatterBlock(of: bytes) else {
            throw Refusal(
                message: "its front matter is not closed", remedy: "Write `---` on a line of its own after the last key.")
        }
        self.bytes = bytes
        self.block = block
        lines = FileLines(bytes, in: block.yaml)
    }

    /// The file with a translation block.
    public func setting(_ translation: TranslationBlock) throws(Refusal) -> [UInt8] {
        guard block.exists else { return addingFrontMatter(translation.lines) }
        let mapping = try topLevel()
        guard let position = mapping?.entries.firstIndex(where: { $0.key.text == "translation" }), let mapping else {
            return replacing(block.yaml.upperBound..<block.yaml.upperBound, with: translation.lines)
        }
        let whole = extent(of: position, in: mapping, until: lines.count)
        guard let inner = mapping.entries[position].value.mapping, isBlockStyle(inner), let first = inner.entries.first else {
            return replacing(lines.bytes(of: whole), with: translation.lines)
        }
        let sections = translation.sectionLines(indentedBy: first.key.mark.column - 1)
        let old = inner.entries.firstIndex { $0.key.text == "sections" }
        let range = old.map { extent(of: $0, in: inner, until: whole.upperBound) } ?? whole.upperBound..<whole.upperBound
        return replacing(lines.bytes(of: range), with: sections)
    }

    private func topLevel() throws(Refusal) -> YAMLMapping? {
        let root: YAMLNode?
        do throws(YAMLError) {
            root = try YAML.parse(Array(bytes[block.yaml]))
        } catch {
            throw Refusal(message: "its front matter is no valid YAML: \(error.message)", remedy: error.remedy)
        }
        guard let root, !root.isNull else { return nil }
        guard let mapping = root.mapping, isBlockStyle(mapping), mapping.entries.first?.key.mark.column == 1 else {
            throw Refusal(message: "its front matter is not one key a line", remedy: "Write one `key: value` on each line.")
        }
        return mapping
    }

    /// Whether a mapping has no braces and each of its keys begins a line.
    private func isBlockStyle(_ mapping: YAMLMapping) -> Bool {
        let start = String(decoding: lines[mapping.mark.line - 1], as: UTF8.self).unicodeScalars
        guard start.dropFirst(mapping.mark.column - 1).first != "{" else { return false }
        return mapping.entries.allSatisfy { entry in
            lines[entry.key.mark.line - 1].prefix(entry.key.mark.column - 1).allSatisfy { $0 == UInt8(ascii: " ") }
        }
    }

    /// The lines of an entry: from its key to its value's last line. Comments and empty lines behind it belong to what follows.
    private func extent(of position: Int, in mapping: YAMLMapping, until end: Int) -> Range<Int> {
        let start = mapping.entries[position].key.mark.line - 1
        let next = position + 1 < mapping.entries.count ? mapping.entries[position + 1].key.mark.line - 1 : end
        var last = next
        while last > start + 1, isBlankOrComment(lines[last - 1]) { last -= 1 }
        return start..<last
    }

    private func isBlankOrComment(_ line: ArraySlice<UInt8>) -> Bool {
        let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
        return text.isEmpty || text.first == UInt8(ascii: "#")
    }

    // MARK: Writing

    private func replacing(_ range: Range<Int>, with texts: [String]) -> [UInt8] {
        let inserted = texts.flatMap { Array($0.utf8) + lines.ending }
        return Array(bytes[..<range.lowerBound]) + inserted + Array(bytes[range.upperBound...])
    }

    private func addingFrontMatter(_ texts: [String]) -> [UInt8] {
        // A byte order mark stays the first thing in the file.
        replacing(block.body..<block.body, with: ["---"] + texts + ["---"])
    }
}
