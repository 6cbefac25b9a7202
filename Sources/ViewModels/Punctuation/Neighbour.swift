/// What stands beside a quotation mark, as far as it tells whether the mark opens or closes.
enum Neighbour {
    /// White space, the end of a line or of the text.
    case edge
    case letter
    case digit
    /// A letter of a script that has no spaces between words.
    case ideograph
    /// A bracket or mark that opens.
    case opening
    case dash
    /// A straight quotation mark.
    case quote
    /// Code, an image or an address: something that is read as a word.
    case thing
    /// All other punctuation and symbols.
    case other

    /// Whether a word goes on there.
    var isWord: Bool {
        switch self {
        case .letter, .digit, .ideograph, .thing: true
        default: false
        }
    }

    init(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "a"..."z", "A"..."Z": self = .letter
        case "0"..."9": self = .digit
        case "\"", "'": self = .quote
        case "(", "[", "{": self = .opening
        case "-", "/": self = .dash
        default: self = scalar.isASCII ? (scalar.value <= 32 ? .edge : .other) : Self.unicode(scalar)
        }
    }

    private static func unicode(_ scalar: Unicode.Scalar) -> Neighbour {
        let properties = scalar.properties
        if properties.isWhitespace { return .edge }
        switch properties.generalCategory {
        case .openPunctuation, .initialPunctuation: return .opening
        case .dashPunctuation: return .dash
        case .decimalNumber: return .digit
        case .otherLetter: return isUnspaced(scalar) ? .ideograph : .letter
        default: return properties.isAlphabetic ? .letter : .other
        }
    }

    /// Han, kana and what stands between them. Hangul has spaces.
    private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isIdeographic || (0x3040...0x30FF).contains(scalar.value)
    }

    // MARK: Bytes

    /// What begins at an index of valid UTF-8.
    init(at index: Int, in text: Span<UInt8>) {
        self.init(Unicode.Scalar(text, from: index, to: min(index + 4, text.count)))
    }

    /// What ends before an index of valid UTF-8.
    init(before index: Int, in text: Span<UInt8>) {
        var start = index - 1
        while start > 0, text[start] & 0b1100_0000 == 0b1000_0000 { start -= 1 }
        self.init(Unicode.Scalar(text, from: start, to: index))
    }
}

extension Unicode.Scalar {
    /// The scalar that UTF-8 begins with.
    fileprivate init(_ text: Span<UInt8>, from start: Int, to end: Int) {
        guard text[start] >= 0x80 else {
            self = Unicode.Scalar(text[start])
            return
        }
        let scalars = unsafe text.extracting(start..<end).withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
        self = scalars.unicodeScalars.first ?? " "
    }
}
