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
        let line = unsafe text[lines.firstByte(ofLineHolding: position)...]
        return unsafe SyntaxFault(
            problem: message(parser.pointee.problem), context: message(parser.pointee.context),
            mark: lines.mark(at: position), contextMark: lines.mark(at: parser.pointee.context_mark.index),
            lastScalar: lastScalar,
            line: String(decoding: line.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }, as: UTF8.self))
    }

    @unsafe private func message(_ text: UnsafePointer<CChar>?) -> String {
        guard let text = unsafe text else { return "" }
        return unsafe String(cString: text)
    }
}
