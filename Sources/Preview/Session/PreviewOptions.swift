public import Site

/// What a preview is asked to do.
public struct PreviewOptions: Sendable {
    /// Where connections can be made: this computer alone, unless somebody wants it otherwise.
    public var host = "127.0.0.1"
    /// The port; 0 for any that is free.
    public var port = 8000
    /// How the site is built. Without a base URL it is built for the root of the server.
    public var build = BuildOptions()

    /// A preview for this computer alone.
    public init() {}
}
