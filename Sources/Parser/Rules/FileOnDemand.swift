internal import Models

/// A file that is read when the first place in it is asked for, and once.
final class FileOnDemand {
    private let path: String
    private let read: (String) -> SourceFile
    private(set) lazy var file = read(path)

    init(_ path: String, read: @escaping (String) -> SourceFile) {
        self.path = path
        self.read = read
    }
}
