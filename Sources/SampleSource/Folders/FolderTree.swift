/// The files of a sample as a page shows them.
public struct FolderTree: Equatable, Sendable {
    /// An entry that has no place in the tree.
    public struct Fault: Equatable, Sendable {
        /// Why it has none.
        public enum Reason: Equatable, Sendable {
            /// The path is empty, absolute, or has a component that is empty, `.` or `..`.
            case notRelative
            /// The path is there already.
            case repeated
            /// A part of the path is a file.
            case belowFile
            /// The path has more than `FolderTree.greatestDepth` components.
            case tooDeep
        }

        /// Its path.
        public var path: String

        /// Why it has no place.
        public var reason: Reason

        /// What is wrong, as a sentence.
        public var message: String {
            switch reason {
            case .notRelative: "“\(path)” is no path below the sample's folder"
            case .repeated: "“\(path)” is listed twice"
            case .belowFile: "“\(path)” lies below a file"
            case .tooDeep: "“\(path.prefix(80))…” lies more than \(FolderTree.greatestDepth) folders deep"
            }
        }
    }

    /// As deep as a tree may be: deeper than anybody reads, and far from what recursion over it could not bear.
    public static let greatestDepth = 64

    /// What the sample's folder holds.
    public internal(set) var nodes: [FolderNode]

    /// Entries that have no place in it.
    public let faults: [Fault]

    /// Arranges the entries of a folder, in whatever order they come.
    public init(_ entries: some Sequence<FolderEntry>) {
        var builder = FolderTreeBuilder()
        for entry in entries.map(FolderTreeBuilder.Item.init).sorted(by: { $0.precedes($1) }) { builder.add(entry) }
        (nodes, faults) = builder.finish()
    }

    /// The keys of all remarks, in the order of the tree.
    public var remarks: [String] {
        var keys: [String] = []
        var pending = Array(nodes.reversed())
        while let node = pending.popLast() {
            if let remark = node.remark { keys.append(remark.key) }
            pending += (node.children ?? []).reversed()
        }
        return keys
    }
}
