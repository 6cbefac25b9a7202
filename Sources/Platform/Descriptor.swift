#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// Open files as the system counts them.
enum Descriptor {
    /// Writes bytes, however many parts the system takes them in.
    ///
    /// - Returns: The system's number for what went wrong, or 0.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        unsafe bytes.withUnsafeBytes { buffer in
            var rest = unsafe buffer[...]
            while unsafe !rest.isEmpty {
                let part = unsafe UnsafeRawBufferPointer(rebasing: rest)
                #if canImport(Glibc)
                    let count = unsafe Glibc.write(descriptor, part.baseAddress, part.count)
                #else
                    let count = unsafe Darwin.write(descriptor, part.baseAddress, part.count)
                #endif
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return count < 0 ? errno : EIO }
                unsafe (rest = rest.dropFirst(count))
            }
            return 0
        }
    }
}
