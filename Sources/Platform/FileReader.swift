#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// Reads a file piece by piece.
@safe struct FileReader: ~Copyable {
    private static let pieceSize = 1 << 18

    private let path: String
    private let descriptor: Int32

    init(_ path: String) throws(SystemError) {
        self.path = path
        descriptor = try File.open(path).descriptor
    }

    deinit { close(descriptor) }

    /// The bytes of a file that does not know its size, as those of `/proc` do not.
    static func all(of path: String) throws(SystemError) -> [UInt8] {
        var reader = try FileReader(path)
        var bytes: [UInt8] = []
        while let piece = try reader.next() { bytes += piece }
        return bytes
    }

    /// The next piece, always as large as all others but the last; `nil` at the end.
    mutating func next() throws(SystemError) -> [UInt8]? {
        var failure: Int32 = 0
        let piece = unsafe [UInt8](unsafeUninitializedCapacity: Self.pieceSize) { buffer, count in
            while count < buffer.count {
                let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
                let read = unsafe File.read(descriptor, into: rest)
                if read < 0 { failure = errno }
                guard read > 0 else { return }
                count += read
            }
        }
        guard failure == 0 else { throw SystemError("read", path, code: failure) }
        return piece.isEmpty ? nil : piece
    }
}
