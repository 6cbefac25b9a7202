/// The body of a fence that shows a sample: lines of `comment in the source => comment in this language`.
///
/// Nothing in a line is escaped. Where ` => ` occurs more than once, the line is split where its left side is a comment of the
/// listing, and else at the first. Blank lines do not count.
public struct TranslationBody: Equatable, Sendable {
    /// A line that is no translation.
    public struct Fault: Equatable, Sendable {
        /// Why it is none.
        public enum Reason: Equatable, Sendable {
            /// It holds no arrow between two texts.
            case noArrow
            /// One of its letters carries more marks than any writing needs.
            case tooManyMarks
        }

        /// Its number, counted from 1.
        public var line: Int

        /// Its text.
        public var text: String

        /// Why it is none.
        public var reason: Reason

        /// What is wrong, as a sentence.
        public var message: String {
            switch reason {
            case .noArrow: "“\(text)” translates nothing"
            case .tooManyMarks: "a letter of this line carries more than 30 marks"
            }
        }

        /// How to mend it.
        public var remedy: String {
            switch reason {
            case .noArrow: "write “comment in the source => comment in this language”"
            case .tooManyMarks: "remove the marks above and below it"
            }
        }
    }

    /// The translations, in order.
    public private(set) var translations: [CommentTranslation] = []

    /// The lines that are none, in order.
    public private(set) var faults: [Fault] = []

    /// Reads a body.
    ///
    /// - Parameters:
    ///   - body: the fence's text.
    ///   - keys: the keys of the listing's comments, or the remarks of a folder.
    public init(_ body: String, keys: some Sequence<String>) {
        let keys = Set(keys)
        for (index, line) in body.utf8.split(separator: .lineFeed, omittingEmptySubsequences: false).enumerated() {
            let text = CommentText.collapsed(Substring(line))
            if text.isEmpty { continue }
            if !text.isStreamSafe {
                faults.append(Fault(line: index + 1, text: text, reason: .tooManyMarks))
            } else if let (source, translation) = Self.split(text, keys) {
                translations.append(CommentTranslation(source: source, translation: translation, line: index + 1))
            } else {
                faults.append(Fault(line: index + 1, text: text, reason: .noArrow))
            }
        }
    }

    /// Splits are tried this often, so that a line of nothing but arrows costs no more than another.
    private static let mostSplits = 32

    private static func split(_ line: String, _ keys: Set<String>) -> (source: String, translation: String)? {
        let bytes = Array(line.utf8)
        let arrow = Array(" => ".utf8)
        var first: (String, String)?
        var tried = 0
        var index = 0
        while index + arrow.count < bytes.count, tried < mostSplits {
            guard bytes[index] == .space, bytes[index..<index + arrow.count].elementsEqual(arrow) else {
                index += 1
                continue
            }
            let source = String(decoding: bytes[..<index], as: UTF8.self)
            let split = (source, String(decoding: bytes[(index + arrow.count)...], as: UTF8.self))
            if keys.contains(source) { return split }
            first = first ?? split
            tried += 1
            index += 1
        }
        return first
    }
}
