internal import Bytes
internal import Models
internal import Platform

/// The folders of a site that its output does not have yet. They are filled where no reader looks, and then appear as a whole:
/// of a site that is built for the first time nothing is seen before all of it is there. A file in them needs no second name
/// while it is written, which saves a tenth of what a large site's files cost.
struct NewFolders: Sendable {
    private let output: String
    /// The names of those at the top of the output, each with a slash, in the order in which they appear; what is below them is
    /// new with them.
    let names: [String]
    /// Where they are until they appear.
    private let place: String

    /// No new folders.
    init(noneIn folder: OutputFolder) {
        output = folder.path
        names = []
        place = ""
    }

    /// Makes the folders of these files that are not there.
    init(for files: Set<String>, in folder: OutputFolder) throws {
        output = folder.path
        let tops = Set(files.compactMap(Self.top(of:)))
        let new = tops.filter { Folder.kind(of: "\(folder.path)/\($0.dropLast())", followingLinks: false) == nil }
        // What pages refer to appears before them, so that a build which is killed between two leaves no picture missing.
        let assets = OutputPath.asset("")
        names = new.filter { $0 == assets } + new.filter { $0 != assets }.sorted()
        place = names.isEmpty ? "" : try PartFile.makeFolder(in: folder.path)
    }

    /// The folder at the top that a file is in, with its slash.
    private static func top(of path: String) -> String? {
        path.utf8.firstIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) }
    }

    /// Whether a file of the site is in one of them.
    func contains(_ path: String) -> Bool { names.contains { path.utf8.starts(with: $0.utf8) } }

    /// Where a file or folder of the site is now, from the output folder.
    func relative(_ path: String) -> String { contains(path) ? "\(ContentPath.name(of: place))/\(path)" : path }

    /// Where a file or folder of the site is now, absolute.
    func absolute(_ path: String) -> String { contains(path) ? "\(place)/\(path)" : "\(output)/\(path)" }

    /// Puts them where they belong.
    func appear() throws {
        for name in names { try Folder.rename("\(place)/\(name.dropLast())", to: "\(output)/\(name.dropLast())") }
        if !names.isEmpty { Folder.removeIfEmpty(place) }
    }

    /// Removes what has not appeared.
    func discard() {
        if !names.isEmpty { try? Self.remove(place) }
    }

    /// Removes a folder in which such folders were filled.
    static func remove(_ place: String) throws {
        for entry in (try? Folder.entries(of: place)) ?? [] {
            let path = "\(place)/\(entry.shownName)"
            if entry.kind == .folder { try remove(path) } else { try File.remove(path) }
        }
        Folder.removeIfEmpty(place)
    }
}
