#if canImport(Glibc)
    internal import Glibc
    internal import Platform

    /// Learns of changes from the system (Linux, `inotify(7)`). Each folder has a watch of its own; symbolic links have none.
    final class InotifySource: ChangeSource {
        private let inotify: Int32
        private var scope: WatchScope
        /// The paths of watched folders.
        private var folders: [Int32: String] = [:]
        private var watches: [String: Int32] = [:]
        private(set) var isExhausted = false
        private var buffer = [UInt8](repeating: 0, count: 1 << 16)

        var descriptor: Int32? { inotify }

        /// - Returns: `nil` where the system has no watches to give.
        init?(_ scope: WatchScope) {
            inotify = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
            self.scope = scope
            guard inotify >= 0 else { return nil }
            watch("")
            if isExhausted { return nil }
        }

        deinit { if inotify >= 0 { close(inotify) } }

        func follow(_ scope: WatchScope, into changes: inout Changes) {
            guard scope != self.scope else { return }
            let old = self.scope
            self.scope = scope
            for path in watches.keys where !isWatched(path) { forget(path) }
            for file in watch("") where !old.covers(file) { changes.add(file, isHalf: false) }
        }

        func read(into changes: inout Changes) {
            while true {
                let count = unsafe Glibc.read(inotify, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                for event in InotifyEvent.all(in: buffer[..<count]) { take(event, &changes) }
            }
        }

        private func isWatched(_ path: String) -> Bool { scope.covers(path) || scope.leadsToWatched(path) }

        // MARK: Events

        func take(_ event: InotifyEvent, _ changes: inout Changes) {
            if event.has(IN_Q_OVERFLOW) { return startAgain(&changes) }
            guard let folder = folders[event.watch] else { return }
            if event.has(IN_IGNORED) {
                folders[event.watch] = nil
                if watches[folder] == event.watch { watches[folder] = nil }
                return
            }
            // A name that cannot be read is told by its folder.
            let name = event.name ?? ""
            guard !WatchScope.isIgnored(name) else { return }
            take(event, at: name.isEmpty ? folder : WatchScope.join(folder, name), &changes)
        }

        private func take(_ event: InotifyEvent, at path: String, _ changes: inout Changes) {
            let isGone = event.has(IN_DELETE, IN_MOVED_FROM)
            if event.isOfFolder, isWatched(path) {
                if isGone { forget(path) }
                if event.has(IN_CREATE, IN_MOVED_TO) {
                    for file in watch(path) { changes.add(file, isHalf: false) }
                }
            }
            guard scope.covers(path) else { return }
            // What is only created is about to be written.
            changes.add(path, isHalf: isGone || event.has(IN_CREATE))
        }

        /// The system had more to tell than it could keep: everything may have changed.
        private func startAgain(_ changes: inout Changes) {
            for path in watches.keys { forget(path) }
            for path in watch("") + scope.paths { changes.add(path, isHalf: true) }
        }

        // MARK: Watches

        private static let kinds =
            UInt32(IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB)
            | UInt32(IN_ONLYDIR) | UInt32(IN_DONT_FOLLOW) | UInt32(IN_EXCL_UNLINK)

        /// Watches a folder and those below it, each before it is listed: what is created meanwhile is seen by the one or the
        /// other.
        ///
        /// - Returns: The files that are there.
        @discardableResult
        private func watch(_ path: String) -> [String] {
            var files: [String] = []
            var rest = [path]
            while let folder = rest.popLast() {
                guard add(folder) else { continue }
                for entry in (try? Folder.entries(of: scope.absolute(folder))) ?? [] {
                    guard let name = entry.name, !WatchScope.isIgnored(name) else { continue }
                    let path = WatchScope.join(folder, name)
                    if entry.kind == .folder {
                        if isWatched(path) { rest.append(path) }
                    } else if scope.covers(path) {
                        files.append(path)
                    }
                }
            }
            return files
        }

        /// - Returns: Whether the folder is watched now: it may be gone again, or be no folder.
        private func add(_ folder: String) -> Bool {
            let watch = unsafe inotify_add_watch(inotify, scope.absolute(folder), Self.kinds)
            guard watch >= 0 else {
                if errno == ENOSPC || errno == ENOMEM { isExhausted = true }
                return false
            }
            folders[watch] = folder
            watches[folder] = watch
            return true
        }

        private func forget(_ path: String) {
            for (other, watch) in watches where other == path || other.hasPrefix(path + "/") {
                watches[other] = nil
                folders[watch] = nil
                inotify_rm_watch(inotify, watch)
            }
        }
    }
#endif
