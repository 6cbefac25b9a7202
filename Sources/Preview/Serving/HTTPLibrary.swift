internal import CMicroHTTPD
internal import Platform

/// libmicrohttpd, found when the first server starts.
struct HTTPLibrary: Sendable {
    /// Its functions, by their names in its manual.
    let functions: cmicrohttpd_library

    /// Finds the library.
    ///
    /// - Throws: ``MissingLibrary`` where the system does not have it.
    init() throws(MissingLibrary) {
        // A state that was kept without the server fits with it, too.
        _ = LoadedCode.paths
        var cause: UnsafePointer<CChar>?
        functions = unsafe cmicrohttpd_load(&cause)
        if let cause = unsafe cause { throw MissingLibrary(cause: unsafe String(cString: cause)) }
    }
}

/// `serve` needs a library that this computer does not have.
public struct MissingLibrary: Error, Hashable, Sendable {
    /// What is missing, in the words of the system.
    public let cause: String

    /// What is wrong.
    public var message: String { "the server's library cannot be loaded: \(cause)" }

    /// What to do about it.
    public var remedy: String { "Install libmicrohttpd: on Debian, `apt-get install libmicrohttpd12`." }
}
