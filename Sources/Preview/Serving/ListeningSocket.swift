#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// A socket at which connections can be made.
@safe struct ListeningSocket: ~Copyable {
    let descriptor: Int32
    /// The port: the one that was asked for, or one that the system chose.
    let port: Int

    /// Opens a socket.
    ///
    /// - Parameters:
    ///   - host: A name or an address.
    ///   - port: 0 for any that is free.
    init(host: String, port: Int) throws(ListenError) {
        var hints = unsafe addrinfo()
        unsafe hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
        #if canImport(Glibc)
            unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        #else
            unsafe hints.ai_socktype = SOCK_STREAM
        #endif
        var list: UnsafeMutablePointer<addrinfo>?
        guard unsafe getaddrinfo(host, String(port), &hints, &list) == 0, let first = unsafe list else {
            throw ListenError(host: host, port: port, cause: .unknownHost)
        }
        defer { unsafe freeaddrinfo(first) }
        let address = unsafe first.pointee
        let descriptor = unsafe socket(address.ai_family, address.ai_socktype, address.ai_protocol)
        guard descriptor >= 0 else { throw ListenError(host: host, port: port, code: errno) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        var yes: Int32 = 1
        // A server that was stopped a moment ago does not keep its port.
        unsafe setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        guard unsafe bind(descriptor, address.ai_addr, address.ai_addrlen) == 0, listen(descriptor, SOMAXCONN) == 0 else {
            let code = errno
            close(descriptor)
            throw ListenError(host: host, port: port, code: code)
        }
        self.descriptor = descriptor
        self.port = Self.port(of: descriptor) ?? port
    }

    deinit { close(descriptor) }

    /// The descriptor, which from now on belongs to whoever takes it.
    consuming func take() -> Int32 {
        let descriptor = descriptor
        discard self
        return descriptor
    }

    private static func port(of descriptor: Int32) -> Int? {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return unsafe withUnsafeMutablePointer(to: &storage) { pointer in
            let result = unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe getsockname(descriptor, $0, &length)
            }
            guard result == 0 else { return nil }
            // Both kinds of address have the port at the same place, in the network's byte order.
            return unsafe pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                Int(UInt16(bigEndian: unsafe $0.pointee.sin_port))
            }
        }
    }
}
