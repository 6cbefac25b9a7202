/// What has changed below a watched folder, joined from as many events as came together.
struct Changes: Equatable, Sendable {
    /// The paths of files that are new, other or gone, from the watched folder.
    private(set) var paths: Set<String> = []
    /// Whether the last thing that was seen may be half of something: a file that is gone may come back at once, as when it
    /// is renamed, or replaced by an editor.
    private(set) var isHalf = false

    var isEmpty: Bool { paths.isEmpty }

    /// Takes note of a file.
    mutating func add(_ path: String, isHalf: Bool) {
        paths.insert(path)
        self.isHalf = isHalf
    }
}
