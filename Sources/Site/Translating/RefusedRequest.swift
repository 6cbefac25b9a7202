/// What somebody asked for cannot be done: why, and what to ask for instead.
public struct RefusedRequest: Error, Hashable, Sendable {
    /// What is in the way, without a full stop.
    public var message: String
    /// What to do.
    public var remedy: String
}
