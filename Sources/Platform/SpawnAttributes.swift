#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// Sole owner of what a program is started with: no signal is blocked, though tasks run on threads that block most of them.
@safe struct SpawnAttributes: ~Copyable {
    #if canImport(Glibc)
        private var attributes = posix_spawnattr_t()
    #else
        private var attributes: posix_spawnattr_t?
    #endif

    init() {
        var none = sigset_t()
        unsafe sigemptyset(&none)
        unsafe posix_spawnattr_init(&attributes)
        unsafe posix_spawnattr_setsigmask(&attributes, &none)
        unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    }

    deinit {
        var attributes = attributes
        unsafe posix_spawnattr_destroy(&attributes)
    }

    #if canImport(Glibc)
        typealias Pointer = UnsafePointer<posix_spawnattr_t>
    #else
        typealias Pointer = UnsafePointer<posix_spawnattr_t?>
    #endif

    func withPointer<Result>(_ body: (Pointer) -> Result) -> Result {
        unsafe withUnsafePointer(to: attributes) { unsafe body($0) }
    }
}
