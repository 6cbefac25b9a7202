#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// Running another program and reading what it prints.
public struct Subprocess: Sendable {
    private let executable: String
    private let arguments: [String]
    private let environment: [String: String]
    private let discardsErrors: Bool

    /// A program with its arguments.
    ///
    /// - Parameters:
    ///   - executable: An absolute path, or a name that is looked up in `PATH`.
    ///   - arguments: Without the program's own name.
    ///   - environment: Variables besides those of this process.
    ///   - discardsErrors: Whether what it prints on standard error is thrown away.
    public init(
        _ executable: String, _ arguments: [String], environment: [String: String] = [:], discardsErrors: Bool = false
    ) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.discardsErrors = discardsErrors
    }

    /// How a program ended.
    public struct Outcome: Sendable {
        /// The exit code, or 128 and the signal's number.
        public var status: Int32
        /// All that it printed, on both of its outputs, in order; errors only if they are not thrown away.
        public var output: [UInt8]
        /// Whether it was ended because nothing had been heard of it for too long.
        public var wasSilent = false
    }

    /// Runs the program to its end.
    ///
    /// - Parameters:
    ///   - silence: For how long it may print nothing; then it is asked to end, and made to if it does not. `nil` for ever.
    ///   - onLine: Called with each line that it prints, as soon as it is there.
    public func run(silence: Duration? = nil, onLine: (String) -> Void = { _ in }) throws(SystemError) -> Outcome {
        var ends: (read: Int32, write: Int32) = (0, 0)
        let piped = unsafe withUnsafeMutablePointer(to: &ends) {
            unsafe $0.withMemoryRebound(to: Int32.self, capacity: 2) { unsafe pipe($0) }
        }
        guard piped == 0 else { throw SystemError("start", executable) }
        defer { close(ends.read) }
        // Only the program itself may hold the pipe's other end, or its end would never be seen.
        _ = fcntl(ends.read, F_SETFD, FD_CLOEXEC)
        let child: pid_t
        do throws(SystemError) {
            child = try spawn(output: ends.write)
        } catch {
            close(ends.write)
            throw error
        }
        close(ends.write)
        let output = Self.read(ends.read, within: silence, onLine)
        if output.wasSilent { Self.end(child, ends.read) }
        return Outcome(status: Self.wait(for: child), output: output.bytes, wasSilent: output.wasSilent)
    }

    /// Asks a program to end as Ctrl-C does, which gives it the time to end those that it has started (SwiftPM does so at no other
    /// signal), and makes it.
    private static func end(_ child: pid_t, _ output: Int32) {
        kill(child, SIGINT)
        var rest = [UInt8](repeating: 0, count: 16_384)
        let start = ContinuousClock.now
        while ContinuousClock.now - start < patience, isHeard(output, within: patience) {
            guard unsafe rest.withUnsafeMutableBytes({ unsafe File.read(output, into: $0) }) > 0 else { break }
        }
        kill(child, SIGKILL)
    }

    private static let patience = Duration.seconds(10)

    /// Whether something can be read, or the end has come.
    private static func isHeard(_ descriptor: Int32, within limit: Duration?) -> Bool {
        guard let limit else { return true }
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        while true {
            let milliseconds = limit.components.seconds * 1000 + limit.components.attoseconds / 1_000_000_000_000_000
            let count = unsafe poll(&request, 1, Int32(clamping: milliseconds))
            if count < 0, errno == EINTR { continue }
            return count != 0
        }
    }

    private func spawn(output: Int32) throws(SystemError) -> pid_t {
        #if canImport(Glibc)
            var actions = unsafe posix_spawn_file_actions_t()
        #else
            var actions: posix_spawn_file_actions_t?
        #endif
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
        if discardsErrors {
            unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        } else {
            unsafe posix_spawn_file_actions_adddup2(&actions, output, 2)
        }
        if output > 2 { unsafe posix_spawn_file_actions_addclose(&actions, output) }
        let attributes = SpawnAttributes()
        let argumentPointers = CStrings([executable] + arguments)
        let environmentPointers = CStrings(variables())
        var child: pid_t = 0
        let failure = unsafe attributes.withPointer { attributes in
            unsafe posix_spawnp(
                &child, executable, &actions, attributes, argumentPointers.pointers, environmentPointers.pointers)
        }
        guard failure == 0 else { throw SystemError("start", executable, code: failure) }
        return child
    }

    private func variables() -> [String] {
        var result: [String] = []
        var position = unsafe environ
        while let variable = unsafe position.pointee {
            let text = unsafe String(cString: variable)
            unsafe position += 1
            if !environment.keys.contains(where: { text.hasPrefix($0 + "=") }) { result.append(text) }
        }
        return result + environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    }

    private static func read(
        _ descriptor: Int32, within silence: Duration?, _ onLine: (String) -> Void
    ) -> (bytes: [UInt8], wasSilent: Bool) {
        var output: [UInt8] = []
        var lineStart = 0
        var buffer = [UInt8](repeating: 0, count: 16_384)
        while isHeard(descriptor, within: silence) {
            let count = unsafe buffer.withUnsafeMutableBytes { unsafe File.read(descriptor, into: $0) }
            guard count > 0 else { return (output, false) }
            output += buffer[..<count]
            while let end = output[lineStart...].firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
                onLine(String(decoding: output[lineStart..<end], as: UTF8.self))
                lineStart = end + 1
            }
        }
        return (output, true)
    }

    private static func wait(for child: pid_t) -> Int32 {
        var status: Int32 = 0
        while unsafe waitpid(child, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }
}
