/// Writes classes as text that a browser reads with little code.
///
/// - A class is a letter that says how many UTF-16 units of the beginning before it are kept (`A` is none, at most 25), the
///   rest of its own beginning, and its forms; it ends in `|`.
/// - A form is `,`, what follows the class's beginning, `:`, a `*` if it is common, and its postings.
/// - A posting is how many pages lie between it and the one before, in digits `A`–`Z`, `a`–`f` of base 32 without a zero (the
///   first page has number 0, and no digit is no page between), and one sign that ends it: how much the word weighs there,
///   `g`–`z`, `0`–`9` (``level(of:)``).
///
/// Words hold letters, marks, digits, `+` and `#`, so that no sign stands for two things, and none must be escaped.
struct ClassWriter {
    private(set) var text: [UInt8] = []
    private var previous: [UInt8] = []

    /// The text may become about so long.
    init(capacity: Int = 0) { text.reserveCapacity(capacity) }

    mutating func write(_ wordClass: WordClass) {
        let beginning = wordClass.beginning
        let kept = kept(of: beginning)
        text.append(UInt8(ascii: "A") + UInt8(kept.units))
        text.append(contentsOf: beginning[kept.bytes...])
        for form in wordClass.forms {
            text.append(UInt8(ascii: ","))
            text.append(contentsOf: form.bytes[beginning.count...])
            text.append(UInt8(ascii: ":"))
            if form.isCommon { text.append(UInt8(ascii: "*")) }
            write(form.postings)
        }
        text.append(UInt8(ascii: "|"))
        previous = beginning
    }

    /// How much of the previous beginning a beginning shares, in whole characters.
    private func kept(of beginning: [UInt8]) -> (bytes: Int, units: Int) {
        let shared = previous[...].commonPrefix(with: beginning)
        var kept = (bytes: 0, units: 0)
        for (index, byte) in shared.enumerated() where byte & 0xC0 != 0x80 {
            // Four bytes of UTF-8 are two units of UTF-16.
            let units = byte >= 0xF0 ? 2 : 1
            guard kept.units + units <= 25 else { return (index, kept.units) }
            kept = (shared.count, kept.units + units)
        }
        return kept
    }

    private mutating func write(_ postings: ArraySlice<WordForm.Posting>) {
        // Taken out once: there are many postings.
        let (digits, signs) = (Self.digits, Self.signsOfWeights)
        var next = 0
        for posting in postings {
            let distance = Int(posting.page) - next
            if distance > 0 { writeDigits(distance, digits.span) }
            text.append(signs[max(0, min(Int(posting.weight), signs.count - 1))])
            next = Int(posting.page) + 1
        }
    }

    private mutating func writeDigits(_ number: Int, _ digits: Span<UInt8>) {
        if number <= digits.count { return text.append(digits[number - 1]) }
        let start = text.count
        var rest = number
        while rest > 0 {
            rest -= 1
            text.append(digits[rest % digits.count])
            rest /= digits.count
        }
        text[start...].reverse()
    }

    private static let digits = Array(UInt8(ascii: "A")...UInt8(ascii: "Z")) + Array(UInt8(ascii: "a")...UInt8(ascii: "f"))
    private static let signs = Array(UInt8(ascii: "g")...UInt8(ascii: "z")) + Array(UInt8(ascii: "0")...UInt8(ascii: "9"))

    /// A weight as one of thirty steps, each about a quarter more than the one before.
    static func level(of weight: Int) -> Int { weight < levels.count ? Int(levels[max(0, weight)]) : signs.count - 1 }

    /// The signs of all weights up to the first of the last level.
    private static let signsOfWeights = (0...levels.count).map { signs[level(of: $0)] }

    /// The levels of all weights below the last level's.
    private static let levels: [UInt8] = {
        var levels: [UInt8] = []
        var step = 5
        // In integers, so that every machine comes to the same.
        for level in 0..<signs.count - 1 {
            while levels.count < step { levels.append(UInt8(level)) }
            step += max(1, step / 4)
        }
        return levels
    }()
}
