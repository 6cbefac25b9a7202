internal import Models

/// What stands in the output folder where a build is to write: files where folders are wanted, folders where files are, and
/// files that no earlier build wrote.
struct Obstacles {
    /// Those of earlier builds, which may go.
    let ours: [String]
    /// Those of somebody else, which must stay.
    let strangers: [String]

    /// Nothing in the way.
    init() {
        ours = []
        strangers = []
    }

    /// Looks for what is in the way.
    ///
    /// - Parameters:
    ///   - earlier: The files that earlier builds wrote.
    ///   - wanted: The files of this build.
    init(in folder: OutputFolder, earlier: Set<String>, wanted: Set<String>) {
        var search = ObstacleSearch(in: folder, earlier: earlier)
        // Those that an earlier build had are in nobody's way.
        let newFiles = wanted.subtracting(earlier)
        let folders = Self.folders(of: wanted)
        strangers = search.strangers(folders: folders, files: newFiles)
        ours = search.ours(folders: folders, files: newFiles)
    }

    /// All folders of the files of this build.
    private static func folders(of files: Set<String>) -> Set<String> {
        var folders: Set<String> = []
        for file in files {
            var folder = ContentPath.folder(of: file)
            while !folder.isEmpty, folders.insert(folder).inserted { folder = ContentPath.folder(of: folder) }
        }
        return folders
    }
}
