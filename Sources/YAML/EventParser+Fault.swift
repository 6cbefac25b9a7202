import CYaml

/// What libyaml says when it stops, as an error of ours.
extension EventParser {
    /// Why libyaml stopped.
    func fault() -> YAMLError {
        switch unsafe parser.pointee.error {
        case YAML_READER_ERROR: unreadableByte()
        case YAML_MEMORY_ERROR: .outOfMemory(at: lines.mark(at: 0))
        default: syntaxFault().explained
        }
    }

    private func unreadableByte() -> YAMLError {
        let offset = unsafe min(parser.pointee.problem_offset, text.count)
        let scalars = unsafe text[..<offset].count { $0 & 0b1100_0000 != 0b1000_0000 }
        let mark = lines.mark(at: scalars)
        if unsafe message(parser.pointee.problem).hasPrefix("control") {
            return unsafe .controlCharacter(parser.pointee.problem_value, at: mark)
        }
        return unsafe .notUTF8(offset < text.count ? text[offset] : 0, at: mark)
    }

    private func syntaxFault() -> SyntaxFault {
        let position = unsafe parser.pointee.problem_mark.index
        let beginning = unsafe parser.pointee.context_mark.index
        let start = lines.firstByte(ofLineHolding: position)
        return unsafe SyntaxFault(
            problem: message(parser.pointee.problem), context: message(parser.pointee.context),
            mark: lines.mark(at: position), contextMark: lines.mark(at: beginning), lastScalar: lastScalar,
            line: line(from: start), previousLine: start > 0 ? line(from: lines.firstByte(ofLineBefore: position)) : nil,
            foreignLineEnd: foreignLineEnd(at: beginning) ?? foreignLineEnd(at: position))
    }

    private func line(from start: Int) -> String {
        let line = unsafe text[start...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        return unsafe String(decoding: line, as: UTF8.self)
    }

    /// The first character of the line that holds a position at which YAML 1.1 ends a line, and editors do not.
    private func foreignLineEnd(at position: Int) -> (scalar: Unicode.Scalar, mark: YAMLMark)? {
        let scalars = line(from: lines.firstByte(ofLineHolding: position)).unicodeScalars
        let ends: Set<Unicode.Scalar> = ["\u{85}", "\u{2028}", "\u{2029}"]
        guard let column = scalars.enumerated().first(where: { ends.contains($0.element) }) else { return nil }
        return (column.element, YAMLMark(line: lines.mark(at: position).line, column: column.offset + 1, length: 1))
    }

    @unsafe private func message(_ text: UnsafePointer<CChar>?) -> String {
        guard let text = unsafe text else { return "" }
        return unsafe String(cString: text)
    }
}
