internal import Models

/// What is wrong with the name of a file of the output.
enum OutputName {
    /// What authors should know of a path, as parts of which its source's name is made.
    static func problems(of path: String, from source: String) -> [Diagnostic] {
        if isPlain(path) { return [] }
        var problems: [Diagnostic] = []
        func report(_ severity: Severity, _ message: String, _ remedy: String) {
            var problem = Diagnostic(.outputName, at: SourceLocation(file: source), message, remedy: remedy)
            problem.severity = severity
            problems.append(problem)
        }
        for part in path.split(separator: "/") {
            if holdsControl(part.utf8) {
                report(.error, "the name `\(part)` holds a control character", "Rename it.")
            } else if part.utf8.count > longestName {
                report(
                    .error, "the name `\(part.prefix(24))…` has \(part.utf8.count) bytes",
                    "File systems allow \(longestName): shorten it.")
            } else if WindowsName.isForbidden(String(part)) {
                report(
                    .warning, "the name `\(part)` cannot exist on Windows",
                    "Rename the file if the site is to be hosted or checked out there.")
            }
        }
        if path.utf8.count > longestPath {
            report(
                .error, "the path has \(path.utf8.count) bytes", "Systems allow \(longestPath): shorten the names of its folders."
            )
        }
        return problems
    }

    /// Whether a path consists of small letters of ASCII, digits, `-`, `_`, `.` and `/` only, and is none of those that need a
    /// closer look. Nearly all paths are.
    static func isPlain(_ path: String) -> Bool {
        guard path.utf8.count <= longestName else { return false }
        return unsafe path.utf8.withContiguousStorageIfAvailable { unsafe isPlain($0.span) } ?? isPlain(Array(path.utf8).span)
    }

    private static func isPlain(_ path: Span<UInt8>) -> Bool {
        var last = UInt8(ascii: "/")
        // Of the name so far, up to its first dot.
        var stem = 0
        var isInStem = true
        for position in path.indices {
            let byte = path[position]
            switch byte {
            case UInt8(ascii: "/"):
                if last == UInt8(ascii: ".") || mayBeDevice(stem) { return false }
                stem = 0
                isInStem = true
            case UInt8(ascii: "."): isInStem = false
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
                UInt8(ascii: "_"):
                if isInStem { stem += 1 }
            default: return false
            }
            last = byte
        }
        return last != UInt8(ascii: ".") && !mayBeDevice(stem)
    }

    /// Windows has devices of three and four characters, such as `con` and `com1`.
    private static func mayBeDevice(_ length: Int) -> Bool { length == 3 || length == 4 }

    /// Whether there is a character of the sets C0 and C1 (ECMA-48), or a delete.
    private static func holdsControl(_ name: Substring.UTF8View) -> Bool {
        var previous: UInt8 = 0
        return name.contains { byte in
            defer { previous = byte }
            return byte < 0x20 || byte == 0x7F || (previous == 0xC2 && byte < 0xA0)
        }
    }

    /// NAME_MAX of the usual file systems.
    private static let longestName = 255
    /// What is left of PATH_MAX (4096, Linux) for the output folder's own path.
    private static let longestPath = 3072
}
