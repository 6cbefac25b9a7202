internal import Platform

/// The browser of whoever started the command.
enum Browser {
    /// Opens an address in it. Where there is none, the address stands in the terminal.
    static func open(_ address: String) {
        #if os(macOS)
            let command = "open"
        #else
            let command = "xdg-open"
        #endif
        try? OwnThread.start { _ = try? Subprocess(command, [address]).run() }
    }
}
