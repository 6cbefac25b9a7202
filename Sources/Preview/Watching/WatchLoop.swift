#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif
internal import Platform

/// What the watch's thread does all day.
struct WatchLoop {
    private var source: any ChangeSource
    private var scope: WatchScope
    private let mailbox: Mailbox<FolderWatch.Request>
    private let settling: Settling
    private var changes = Changes()
    private var first = ContinuousClock.now
    private var last = ContinuousClock.now
    private let answer: AsyncStream<Changes>.Continuation
    /// Whether somebody waits for an answer.
    private var isAsked = false

    init(
        _ scope: WatchScope, _ mailbox: Mailbox<FolderWatch.Request>,
        _ answer: AsyncStream<Changes>.Continuation, _ settling: Settling
    ) {
        self.answer = answer
        self.scope = scope
        self.mailbox = mailbox
        self.settling = settling
        source = Self.source(for: scope)
    }

    private static func source(for scope: WatchScope) -> any ChangeSource {
        #if canImport(Glibc)
            if let source = InotifySource(scope) { return source }
        #endif
        return PollingSource(scope)
    }

    /// Watches until a message says to stop.
    mutating func run() {
        while true {
            wait()
            look()
            guard takeRequests() else { return answer.finish() }
            tell()
        }
    }

    private func wait() {
        var timeout = source.descriptor == nil ? Int32(PollingSource.milliseconds) : -1
        if !changes.isEmpty, isAsked {
            // Rounded up: less than a millisecond is still to be waited for.
            let rest = Int32(clamping: settling.rest(of: changes, first: first, last: last) + 1)
            timeout = timeout < 0 ? rest : min(rest, timeout)
        }
        var descriptors = [pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0)]
        if let descriptor = source.descriptor { descriptors.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)) }
        _ = unsafe poll(&descriptors, nfds_t(descriptors.count), timeout)
    }

    private mutating func look() {
        var found = Changes()
        source.read(into: &found)
        if source.isExhausted { source = PollingSource(scope) }
        take(found)
    }

    private mutating func follow(_ scope: WatchScope) {
        self.scope = scope
        var found = Changes()
        source.follow(scope, into: &found)
        take(found)
    }

    private mutating func take(_ found: Changes) {
        guard !found.isEmpty else { return }
        last = .now
        if changes.isEmpty { first = last }
        for path in found.paths { changes.add(path, isHalf: found.isHalf) }
    }

    /// - Returns: Whether to go on.
    private mutating func takeRequests() -> Bool {
        while let request = mailbox.receive() {
            switch request {
            case .next: isAsked = true
            case .follow(let scope): follow(scope)
            case .stop: return false
            }
        }
        return true
    }

    private mutating func tell() {
        guard isAsked, !changes.isEmpty, settling.rest(of: changes, first: first, last: last) == 0 else { return }
        answer.yield(changes)
        isAsked = false
        changes = Changes()
    }
}
