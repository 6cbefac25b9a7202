internal import Platform

/// Looks at all files again and again: where the system has no inotify, or no more watches to give.
struct PollingSource: ChangeSource {
    private var scope: WatchScope
    private var known: [String: FileStamp] = [:]
    let descriptor: Int32? = nil
    let isExhausted = false

    /// How long to wait before looking again.
    static let milliseconds = 300

    init(_ scope: WatchScope) {
        self.scope = scope
        known = files()
    }

    mutating func follow(_ scope: WatchScope, into changes: inout Changes) {
        self.scope = scope
        read(into: &changes)
    }

    mutating func read(into changes: inout Changes) {
        let files = files()
        for (path, stamp) in files where known[path] != stamp { changes.add(path, isHalf: false) }
        for path in known.keys where files[path] == nil && scope.covers(path) { changes.add(path, isHalf: true) }
        known = files
    }

    private func files() -> [String: FileStamp] {
        var files: [String: FileStamp] = [:]
        var folders = [""]
        while let folder = folders.popLast() {
            for entry in (try? Folder.entries(of: scope.absolute(folder))) ?? [] {
                guard let name = entry.name, !WatchScope.isIgnored(name) else { continue }
                let path = WatchScope.join(folder, name)
                switch entry.kind {
                case .folder where scope.covers(path) || scope.leadsToWatched(path): folders.append(path)
                case .file where scope.covers(path): files[path] = FileStamp(of: scope.absolute(path))
                default: continue
                }
            }
        }
        return files
    }
}
