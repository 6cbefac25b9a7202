internal import FuzzTargets
internal import Platform

/// Reads inputs that are files, without libFuzzer: so the build can have AddressSanitizer instead, which does not go with it.
@main enum Replay {
    /// Reads all files of the folders that are its arguments. A fault ends the process; the last path printed is its input.
    static func main() throws {
        for folder in CommandLine.arguments.dropFirst() {
            for entry in try Folder.entries(of: folder) where entry.kind == .file {
                let path = "\(folder)/\(entry.shownName)"
                try Terminal.print(path)
                FuzzTarget.chosen.run(try File.read(path))
            }
        }
    }
}
