/// The files below a site's samples folder.
public struct SampleLibrary: Sendable {
    /// The files, by the bytes of their paths.
    public let files: [SampleFile]
    private let positions: [[UInt8]: Int]

    /// A library of these files.
    public init(files: [SampleFile]) {
        self.files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        // By bytes, since two names that Swift takes for one text are two files.
        positions = Dictionary(
            self.files.enumerated().map { (Array($1.path.utf8), $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The file at a path below the samples folder.
    public subscript(path: String) -> SampleFile? { positions[Array(path.utf8)].map { files[$0] } }

    /// The files below a folder of the samples folder.
    public func files(below folder: String) -> [SampleFile] {
        let prefix = Array((folder + "/").utf8)
        return files.filter { $0.path.utf8.starts(with: prefix) }
    }
}
