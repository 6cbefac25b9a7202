/// What is good YAML, or good bytes, and yet refused here.
extension YAMLError {
    static func outOfMemory(at mark: YAMLMark) -> YAMLError {
        YAMLError(mark: mark, message: "there is not enough memory to read this", remedy: nil)
    }

    static func longText(at mark: YAMLMark) -> YAMLError {
        YAMLError(mark: mark, message: "this is longer than \(YAMLLimits.bytes) bytes", remedy: "split it")
    }

    static func longScalar(at mark: YAMLMark) -> YAMLError {
        YAMLError(
            mark: mark, message: "this value is longer than \(YAMLLimits.scalarBytes) bytes",
            remedy: "move long text into the body of a page")
    }

    static func longKey(at mark: YAMLMark) -> YAMLError {
        YAMLError(mark: mark, message: "this key is longer than \(YAMLLimits.keyBytes) bytes", remedy: "shorten it")
    }

    static func tooDeep(at mark: YAMLMark) -> YAMLError {
        YAMLError(
            mark: mark, message: "lists and mappings are nested deeper than \(YAMLLimits.depth) levels",
            remedy: "put text that begins with '[' or '{' in quotes")
    }

    static func tooMany(at mark: YAMLMark) -> YAMLError {
        YAMLError(mark: mark, message: "there are more than \(YAMLLimits.nodes) values", remedy: "split the file")
    }

    static func notUTF8(_ byte: UInt8, at mark: YAMLMark) -> YAMLError {
        let digits = String(byte, radix: 16, uppercase: true)
        return YAMLError(mark: mark, message: "byte 0x\(digits) is not valid UTF-8", remedy: "save the file as UTF-8")
    }

    static func controlCharacter(_ value: Int32, at mark: YAMLMark) -> YAMLError {
        let digits = String(value, radix: 16, uppercase: true)
        let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        return YAMLError(mark: mark, message: "control character U+\(padded) is not allowed", remedy: "remove it")
    }

    static func secondDocument(at mark: YAMLMark) -> YAMLError {
        YAMLError(mark: mark, message: "a second document begins here", remedy: "keep one document, without '---' inside it")
    }

    static func anchor(at mark: YAMLMark) -> YAMLError {
        YAMLError(
            mark: mark, message: "anchors ('&name') are not supported",
            remedy: "write the value out where it is needed; put text that begins with '&' in quotes")
    }

    static func alias(at mark: YAMLMark) -> YAMLError {
        YAMLError(
            mark: mark, message: "aliases ('*name') are not supported",
            remedy: "write the value out; put text that begins with '*' in quotes")
    }

    static func tag(at mark: YAMLMark) -> YAMLError {
        YAMLError(
            mark: mark, message: "tags ('!name') are not supported",
            remedy: "remove the tag; put text that begins with '!' in quotes")
    }

    static func keyIsNoText(at mark: YAMLMark) -> YAMLError {
        YAMLError(
            mark: mark, message: "a key must be text, not a list or a mapping",
            remedy: "put text that begins with '[' or '{' in quotes")
    }

    static func duplicateKey(_ key: YAMLScalar, first: YAMLMark) -> YAMLError {
        YAMLError(
            mark: key.mark, message: "key '\(key.text)' on line \(key.mark.line) was already given on line \(first.line)",
            remedy: "keep one of the two", related: first)
    }
}
