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
    private var previous: [UInt16] = []

    mutating func write(_ wordClass: WordClass) {
        let beginning = Array(String(decoding: wordClass.beginning, as: UTF8.self).utf16)
        var kept = min(25, zip(previous, beginning).prefix { $0 == $1 }.count)
        // Half a character is no text.
        if kept > 0, UTF16.isLeadSurrogate(beginning[kept - 1]) { kept -= 1 }
        text.append(UInt8(ascii: "A") + UInt8(kept))
        text.append(contentsOf: String(decoding: beginning[kept...], as: UTF16.self).utf8)
        for form in wordClass.forms {
            text.append(UInt8(ascii: ","))
            text.append(contentsOf: form.bytes.dropFirst(wordClass.beginning.count))
            text.append(UInt8(ascii: ":"))
            if form.isCommon { text.append(UInt8(ascii: "*")) }
            write(form.postings)
        }
        text.append(UInt8(ascii: "|"))
        previous = beginning
    }

    private mutating func write(_ postings: [WordForm.Posting]) {
        var next = 0
        for posting in postings {
            writeDigits(posting.page - next)
            text.append(Self.signs[Self.level(of: posting.weight)])
            next = posting.page + 1
        }
    }

    private mutating func writeDigits(_ number: Int) {
        let start = text.count
        var rest = number
        while rest > 0 {
            rest -= 1
            text.append(Self.digits[rest % Self.digits.count])
            rest /= Self.digits.count
        }
        text[start...].reverse()
    }

    private static let digits = Array(UInt8(ascii: "A")...UInt8(ascii: "Z")) + Array(UInt8(ascii: "a")...UInt8(ascii: "f"))
    private static let signs = Array(UInt8(ascii: "g")...UInt8(ascii: "z")) + Array(UInt8(ascii: "0")...UInt8(ascii: "9"))

    /// A weight as one of thirty steps, each about a quarter more than the one before.
    static func level(of weight: Int) -> Int {
        var level = 0
        var step = 5
        // In integers, so that every machine comes to the same.
        while level < signs.count - 1, weight >= step {
            level += 1
            step += max(1, step / 4)
        }
        return level
    }
}
