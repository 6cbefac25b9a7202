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
    }

    /// Runs the program to its end.
    ///
    /// - Parameter onLine: Called with each line that it prints, as soon as it is there.
    public func run(onLine: (String) -> Void = { _ in }) throws(SystemError) -> Outcome {
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
        let output = Self.read(ends.read, onLine)
        return Outcome(status: Self.wait(for: child), output: output)
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

    private static func read(_ descriptor: Int32, _ onLine: (String) -> Void) -> [UInt8] {
        var output: [UInt8] = []
        var lineStart = 0
        var buffer = [UInt8](repeating: 0, count: 16_384)
        while true {
            #if canImport(Glibc)
                let count = unsafe Glibc.read(descriptor, &buffer, buffer.count)
            #else
                let count = unsafe Darwin.read(descriptor, &buffer, buffer.count)
            #endif
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return output }
            output += buffer[..<count]
            while let end = output[lineStart...].firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
                onLine(String(decoding: output[lineStart..<end], as: UTF8.self))
                lineStart = end + 1
            }
        }
    }

    private static func wait(for child: pid_t) -> Int32 {
        var status: Int32 = 0
        while unsafe waitpid(child, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }
}
