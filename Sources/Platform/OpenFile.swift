#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// A file that is open for reading, found below a folder without following any symbolic link.
///
/// Each name is looked up in the folder that the one before it led to, so that nothing that changes meanwhile can lead out
/// of it.
@safe public struct OpenFile: ~Copyable {
    /// The descriptor, which belongs to this value.
    public let descriptor: Int32
    /// Its size, and when it was written.
    public let stamp: FileStamp

    /// What is found at the end of a path.
    public enum Finding: ~Copyable {
        case file(OpenFile)
        case folder
        case nothing
    }

    /// Looks up names below a folder.
    ///
    /// - Parameter names: None of them may hold `/` or a zero, or be `.` or `..`.
    public static func find(_ names: [String], below folder: String) -> Finding {
        var current = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard current >= 0 else { return .nothing }
        for name in names {
            let next = unsafe openat(current, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
            close(current)
            guard next >= 0 else { return .nothing }
            current = next
        }
        var status = stat()
        guard unsafe fstat(current, &status) == 0 else {
            close(current)
            return .nothing
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file(OpenFile(descriptor: current, stamp: FileStamp(status)))
        case S_IFDIR:
            close(current)
            return .folder
        default:
            close(current)
            return .nothing
        }
    }

    private init(descriptor: Int32, stamp: FileStamp) {
        self.descriptor = descriptor
        self.stamp = stamp
    }

    deinit { close(descriptor) }

    /// The descriptor, which from now on belongs to whoever takes it.
    public consuming func take() -> Int32 {
        let descriptor = descriptor
        discard self
        return descriptor
    }

    /// All that the file holds now.
    public borrowing func read() throws(SystemError) -> [UInt8] {
        var failure: Int32 = 0
        let size = stamp.size
        guard size > 0 else { return [] }
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let rest = unsafe UnsafeMutableBufferPointer(rebasing: buffer[count...])
                let read = unsafe File.read(descriptor, into: UnsafeMutableRawBufferPointer(rest))
                if read < 0 { failure = errno }
                guard read > 0 else { return }
                count += read
            }
        }
        guard failure == 0 else { throw SystemError("read", "a file", code: failure) }
        return bytes
    }
}
