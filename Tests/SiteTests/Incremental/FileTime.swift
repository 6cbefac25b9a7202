#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Gives a file a time of its last change of contents, as `touch` does.
func setModified(_ nanoseconds: Int, of path: String) throws {
    let time = timespec(tv_sec: nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000)
    let times = [time, time]
    guard unsafe utimensat(AT_FDCWD, path, times, 0) == 0 else { throw TemporarySite.Missing() }
}
