internal import Bytes
internal import ViewModels

/// Writes a listing as markdown: what it is called and whether it was compiled, and its code.
enum TwinListingRenderer {
    static func write(_ listing: ListingView, to markdown: inout MarkdownWriter) {
        switch listing.content {
        case .code(let code): write(code, listing.status, to: &markdown)
        case .tabs(let codes): for code in codes { write(code, listing.status, to: &markdown) }
        case .diff(let diff):
            let title = [diff.old.title, diff.new.title].compactMap { $0 }.joined(separator: " → ")
            caption(title, listing.status, to: &markdown)
            markdown.fence(lines(of: diff)[...], info: "diff")
        case .tree(let tree): markdown.fence(drawing(of: tree)[...], info: "text")
        }
    }

    private static func write(_ code: ListingView.Code, _ status: ListingView.Status, to markdown: inout MarkdownWriter) {
        caption(code.title ?? "", status, to: &markdown)
        markdown.fence(code.code[...], info: code.language)
        markdown.separate(by: 2)
    }

    private static func caption(_ title: String, _ status: ListingView.Status, to markdown: inout MarkdownWriter) {
        guard !title.isEmpty || status.label != nil else { return }
        markdown.requireBlankLine()
        if !title.isEmpty {
            markdown.markup("**")
            markdown.text(title)
            markdown.markup("**")
        }
        if let label = status.label {
            if !title.isEmpty { markdown.markup(" · ") }
            markdown.text(label)
        }
        markdown.separate(by: 2)
    }

    private static func lines(of diff: ListingView.Diff) -> [UInt8] {
        var text: [UInt8] = []
        for line in diff.lines {
            switch line.kind {
            case .context: text.append(UInt8(ascii: " "))
            case .added: text.append(UInt8(ascii: "+"))
            case .removed: text.append(UInt8(ascii: "-"))
            case .gap: text.append(contentsOf: "⋯".utf8)
            }
            text += line.text
            text.append(UInt8(ascii: "\n"))
        }
        return text
    }

    // MARK: Folders

    private static func drawing(of tree: ListingView.Tree) -> [UInt8] {
        var text = Array("\(tree.root.name)/\n".utf8)
        draw(tree.root.children, indentation: "", to: &text)
        return text
    }

    /// Depth is bounded by `FolderTree.greatestDepth`.
    private static func draw(_ nodes: [ListingView.Tree.Node], indentation: String, to text: inout [UInt8]) {
        for (number, node) in nodes.enumerated() {
            let isLast = number == nodes.count - 1
            let remark = node.remark.map { "  # \($0.text)" } ?? ""
            text += Array("\(indentation)\(isLast ? "└── " : "├── ")\(node.name)\(node.isFolder ? "/" : "")\(remark)\n".utf8)
            draw(node.children, indentation: indentation + (isLast ? "    " : "│   "), to: &text)
        }
    }
}

extension MarkdownWriter {
    /// Begins a heading.
    mutating func heading(level: Int32) {
        escaped(UInt8(ascii: "#"), count: Int(level))
        markup(" ")
    }

    /// Writes code between more backticks than stand in a row in it (CommonMark 0.30, section 4.5).
    mutating func fence(_ code: ArraySlice<UInt8>, info: String) {
        let backticks = Swift.max(3, code.longestRun(of: UInt8(ascii: "`")) + 1)
        escaped(UInt8(ascii: "`"), count: backticks)
        // The info string of such a fence cannot hold its sign.
        if !info.utf8.contains(UInt8(ascii: "`")) {
            for byte in info.utf8 where !Self.isControl(byte) { escaped(byte) }
        }
        newLine()
        let lines = code.trimmingLineEnd
        if !lines.isEmpty {
            verbatim(lines)
            newLine()
        }
        escaped(UInt8(ascii: "`"), count: backticks)
        line = .inside
    }
}

extension ArraySlice<UInt8> {
    /// Without the end of the last line.
    var trimmingLineEnd: ArraySlice<UInt8> { last == UInt8(ascii: "\n") ? dropLast() : self }
}
