internal import CMicroHTTPD

/// A page that listens (HTML Living Standard, section 9.2, “Server-sent events”). Its connection sleeps while there is nothing
/// to tell.
@safe final class EventStream {
    private let library: HTTPLibrary
    private let connection: OpaquePointer
    private var pending: [UInt8]
    private var sent = 0
    private var isAsleep = false
    private var hasEnded = false
    private let onClose: (EventStream) -> Void

    /// - Parameters:
    ///   - first: What the page is told at once.
    ///   - onClose: Called when the connection has ended.
    init(_ library: HTTPLibrary, _ connection: OpaquePointer, first: [UInt8], onClose: @escaping (EventStream) -> Void) {
        self.library = library
        unsafe self.connection = connection
        pending = first
        self.onClose = onClose
    }

    /// A page that takes this little of what it is told has gone to sleep; it asks again when it wakes up.
    private static let mostPending = 4 << 20

    /// Tells the page something.
    func send(_ bytes: [UInt8]) {
        if pending.count - sent > Self.mostPending { return end() }
        pending.removeFirst(sent)
        sent = 0
        pending += bytes
        wake()
    }

    /// Ends the connection as soon as what is pending has been sent.
    func end() {
        hasEnded = true
        wake()
    }

    func close() { onClose(self) }

    private func wake() {
        guard isAsleep else { return }
        isAsleep = false
        unsafe library.functions.MHD_resume_connection(connection)
    }

    /// - Returns: How many bytes there are; -1 at the end.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        let count = min(buffer.count, pending.count - sent)
        guard count > 0 else {
            if hasEnded { return -1 }
            // Without this the library would ask again and again.
            isAsleep = true
            unsafe library.functions.MHD_suspend_connection(connection)
            return 0
        }
        unsafe buffer.copyBytes(from: pending[sent..<(sent + count)])
        sent += count
        return count
    }
}
