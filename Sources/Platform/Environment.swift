#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// What the process was told by whoever started it.
public enum Environment {
    /// The value of a variable.
    public static func value(_ name: String) -> String? {
        guard let value = unsafe getenv(name) else { return nil }
        return unsafe String(cString: value)
    }

    /// The home folder.
    public static var home: String? { value("HOME") }
}
