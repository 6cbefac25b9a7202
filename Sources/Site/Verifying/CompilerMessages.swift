/// What the compiler says of the samples: its lines `path:line:column: error: message`.
enum CompilerMessages {
    /// One of them.
    struct Message: Hashable, Sendable {
        /// From the project's folder.
        var file: String
        var line: Int
        /// In bytes, from 1.
        var column: Int
        var text: String
    }

    /// The errors in what was printed, each once: the compiler repeats those that several steps meet.
    static func parse(_ output: String, project: Project) -> [Message] {
        var messages: [Message] = []
        for line in output.split(whereSeparator: \.isNewline) {
            guard let range = line.firstRange(of: ": error: ") else { continue }
            let parts = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count >= 3, let row = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]) else {
                continue
            }
            let path = parts.dropLast(2).joined(separator: ":")
            guard path.hasPrefix("/") else { continue }
            let message = Message(
                file: project.relative(path), line: row, column: column, text: String(line[range.upperBound...]))
            if !messages.contains(message) { messages.append(message) }
        }
        return messages
    }
}
