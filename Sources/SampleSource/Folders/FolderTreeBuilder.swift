/// Builds a tree out of sorted paths, folder by folder.
struct FolderTreeBuilder {
    /// An entry, its path taken apart. Names are compared as bytes: a file system may hold two that are canonically equal.
    struct Item {
        var entry: FolderEntry
        var names: [[UInt8]]

        init(_ entry: FolderEntry) {
            self.entry = entry
            names = entry.path.utf8.split(separator: .slash, omittingEmptySubsequences: false).map(Array.init)
        }

        /// The order in which a folder comes directly before what it holds.
        func precedes(_ other: Item) -> Bool {
            names.lexicographicallyPrecedes(other.names) { $0.lexicographicallyPrecedes($1) }
        }

        var isRelative: Bool { names.allSatisfy { !$0.isEmpty && $0 != [.period] && $0 != [.period, .period] } }
    }

    private struct OpenFolder {
        var name: [UInt8]
        var children: [FolderNode] = []
    }

    private var open = [OpenFolder(name: [])]
    private var faults: [FolderTree.Fault] = []
    private var lastFile: [[UInt8]] = []

    mutating func add(_ item: Item) {
        if let reason = reason(against: item) {
            return faults.append(FolderTree.Fault(path: item.entry.path, reason: reason))
        }
        let folders = item.entry.bytes == nil ? item.names[...] : item.names.dropLast()
        close(downTo: zip(open.dropFirst(), folders).prefix { $0.name == $1 }.count + 1)
        for name in folders.dropFirst(open.count - 1) { open.append(OpenFolder(name: name)) }
        guard let bytes = item.entry.bytes, let name = item.names.last else { return }
        lastFile = item.names
        let node = FolderNode(
            name: String(decoding: name, as: UTF8.self), path: item.entry.path,
            remark: FileRemark.key(path: item.entry.path, bytes: bytes).map { FolderNode.Remark(key: $0, text: $0) })
        open[open.count - 1].children.append(node)
    }

    mutating func finish() -> (nodes: [FolderNode], faults: [FolderTree.Fault]) {
        close(downTo: 1)
        return (Self.sorted(open[0].children), faults)
    }

    private func reason(against item: Item) -> FolderTree.Fault.Reason? {
        if !item.isRelative { return .notRelative }
        if item.names.count > FolderTree.greatestDepth { return .tooDeep }
        if lastFile == item.names || item.entry.bytes == nil && isOpen(item.names) { return .repeated }
        return !lastFile.isEmpty && item.names.starts(with: lastFile) ? .belowFile : nil
    }

    private func isOpen(_ names: [[UInt8]]) -> Bool {
        open.count == names.count + 1 && zip(open.dropFirst(), names).allSatisfy { $0.name == $1 }
    }

    private mutating func close(downTo count: Int) {
        while open.count > count, let folder = open.popLast() {
            let names = open.dropFirst().map(\.name) + [folder.name]
            let node = FolderNode(
                name: String(decoding: folder.name, as: UTF8.self),
                path: String(decoding: Array(names.joined(separator: [.slash])), as: UTF8.self),
                children: Self.sorted(folder.children))
            open[open.count - 1].children.append(node)
        }
    }

    /// Folders before files; each are in order already.
    private static func sorted(_ nodes: [FolderNode]) -> [FolderNode] {
        nodes.filter { $0.children != nil } + nodes.filter { $0.children == nil }
    }
}
