internal import Bytes

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// A file in the making. It stands beside the one that it is to become, under a name that nobody else has.
public enum PartFile {
    /// What the names of such files begin with. Short, so that every name that a file system allows can be written.
    public static let namePrefix = ".pilaster-part-"
    /// How many of them may lie in one folder, left there by processes that were killed.
    private static let most = 10_000

    /// Writes a whole file, piece by piece; where that fails, nothing is left behind.
    ///
    /// - Parameter next: The next piece, `nil` behind the last.
    /// - Returns: Where it stands, to be renamed to `target`.
    static func write(for target: String, next: () throws(SystemError) -> [UInt8]?) throws(SystemError) -> String {
        let (path, descriptor) = try create(for: target)
        try fill(descriptor, path, for: target, next: next)
        return path
    }

    /// Writes a whole file, piece by piece, and closes it; where that fails, nothing is left behind.
    ///
    /// - Parameters:
    ///   - path: Where it stands.
    ///   - target: What it is to become.
    ///   - next: The next piece, `nil` behind the last.
    static func fill(
        _ descriptor: Int32, _ path: String, for target: String, next: () throws(SystemError) -> [UInt8]?
    ) throws(SystemError) {
        var failure: SystemError?
        do throws(SystemError) {
            while let piece = try next() {
                let code = Descriptor.write(piece, to: descriptor)
                if code != 0 { throw SystemError("write", target, code: code) }
            }
        } catch {
            failure = error
        }
        // A full disk may be noticed only here.
        if close(descriptor) != 0, failure == nil { failure = SystemError("write", target) }
        if let failure {
            unsafe unlink(path)
            throw failure
        }
    }

    /// Makes a folder under such a name.
    ///
    /// - Parameter folder: Where.
    /// - Returns: The new folder's path.
    public static func makeFolder(in folder: String) throws(SystemError) -> String {
        for number in 0..<most {
            let path = "\(folder)/\(namePrefix)\(number)"
            if unsafe mkdir(path, 0o777) == 0 { return path }
            guard errno == EEXIST else { throw SystemError("make the folder", path) }
        }
        throw SystemError("make a folder", folder, code: EEXIST)
    }

    /// Begins a file. One that is there already is never opened, nor is what a symbolic link leads to.
    private static func create(for target: String) throws(SystemError) -> (path: String, descriptor: Int32) {
        let slash = target.utf8.lastIndex(of: UInt8(ascii: "/"))
        let folder = slash.map { String(target[...$0]) } ?? ""
        for number in 0..<most {
            let path = "\(folder)\(namePrefix)\(number)"
            let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 { return (path, descriptor) }
            guard errno == EEXIST else { throw SystemError("write", target) }
        }
        throw SystemError("write", target, code: EEXIST)
    }
}
