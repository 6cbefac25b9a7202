#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// No connections can be made at a host and port.
public struct ListenError: Error, Hashable, Sendable {
    /// Why not.
    public enum Cause: Hashable, Sendable {
        case portInUse
        /// Ports below 1024 are for those whom the system trusts.
        case notAllowed
        case unknownHost
        /// The host is no address of this computer.
        case foreignHost
        /// Something else, with the system's number for it.
        case other(Int32)
    }

    /// The host that was asked for.
    public let host: String
    /// The port that was asked for.
    public let port: Int
    /// Why not.
    public let cause: Cause

    init(host: String, port: Int, cause: Cause) {
        self.host = host
        self.port = port
        self.cause = cause
    }

    init(host: String, port: Int, code: Int32) {
        let cause: Cause =
            switch code {
            case EADDRINUSE: .portInUse
            case EACCES, EPERM: .notAllowed
            case EADDRNOTAVAIL: .foreignHost
            default: .other(code)
            }
        self.init(host: host, port: port, cause: cause)
    }

    /// What is wrong.
    public var message: String {
        switch cause {
        case .portInUse: "port \(port) is in use"
        case .notAllowed: "port \(port) is not for everybody: the system lets only privileged programs listen there"
        case .unknownHost: "nobody knows the host `\(host)`"
        case .foreignHost: "`\(host)` is no address of this computer"
        case .other(let code): "cannot listen at port \(port) of `\(host)` (error \(code))"
        }
    }

    /// What to do about it.
    public var remedy: String {
        switch cause {
        case .portInUse: "End the program that has it, or choose another port with `--port N`; `--port 0` takes any."
        case .notAllowed: "Choose a port from 1024 on with `--port N`."
        case .unknownHost, .foreignHost: "`--host 127.0.0.1` is for this computer alone, `--host 0.0.0.0` for its whole network."
        case .other: "Choose another port or host with `--port N` and `--host H`."
        }
    }
}
