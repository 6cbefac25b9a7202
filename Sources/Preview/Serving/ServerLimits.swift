/// What one client may cost the others.
struct ServerLimits: Sendable {
    /// How many connections there may be at once; more wait until one ends.
    var connections: UInt32 = 512
    /// After how many seconds without a byte a connection is closed.
    var seconds: UInt32 = 15
    /// How many bytes of memory a connection may take, its request's line and fields included.
    var memory = 32 << 10
    /// After how many seconds of silence listening pages are told that the server is still there.
    var heartbeat = 20
}
