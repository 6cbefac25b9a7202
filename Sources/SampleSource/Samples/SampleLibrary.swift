/// The files below a site's samples folder.
///
/// Paths are compared as bytes, since two names that Swift takes for one text may be two files on disk.
public struct SampleLibrary: Sendable {
    /// The files, in the order of their paths' bytes.
    public let files: [SampleFile]

    private let positions: [[UInt8]: Int]

    /// A library of these files.
    public init(files: [SampleFile]) {
        self.files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        positions = Dictionary(
            self.files.enumerated().map { (Array($1.path.utf8), $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The paths of all files, in the order of their bytes.
    public var paths: [String] { files.map(\.path) }

    /// The file at a path below the samples folder.
    public subscript(path: String) -> SampleFile? { positions[Array(path.utf8)].map { files[$0] } }
}

// MARK: - Folders

extension SampleLibrary {
    /// The files below a folder of the samples folder, at any depth, in the order of their paths' bytes.
    ///
    /// - Parameter folder: its path without a slash at its end; the empty path is the samples folder itself.
    public func files(below folder: String) -> [SampleFile] { Array(files[range(below: folder)]) }

    /// Whether there is a folder of this path that holds a file, at any depth.
    public func hasFolder(_ folder: String) -> Bool { !range(below: folder).isEmpty }

    /// Where the files below a folder stand: sorted by bytes, all that begin with one prefix stand together.
    private func range(below folder: String) -> Range<Int> {
        if folder.isEmpty { return files.indices }
        let start = firstIndex(notBefore: Array(folder.utf8) + [.slash])
        // The byte behind a slash: no path below the folder comes after this one, and every other path does.
        return start..<firstIndex(notBefore: Array(folder.utf8) + [.slash + 1])
    }

    private func firstIndex(notBefore path: [UInt8]) -> Int {
        var low = 0
        var high = files.count
        while low < high {
            let middle = (low + high) / 2
            if files[middle].path.utf8.lexicographicallyPrecedes(path) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
