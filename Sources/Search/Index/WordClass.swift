/// The forms of one word.
struct WordClass {
    /// What all forms begin with, and the stem too: a word that begins so may be one more form.
    var beginning: [UInt8]
    /// The forms in the order of their bytes.
    var forms: [WordForm]

    /// Gathers forms into classes, in the order of their beginnings.
    ///
    /// Forms of a class have their first characters in common, so that whoever looks for a word needs no class that
    /// stands far from it; forms of one stem that differ there are classes of their own.
    ///
    /// - Parameter forms: Sorted by their bytes.
    static func classes(of forms: [WordForm]) -> [WordClass] {
        var members: [Key: [Int]] = [:]
        for (number, form) in forms.enumerated() {
            members[Key(start: Array(form.bytes.prefix(characters: shortestBeginning)), stem: form.stem), default: []].append(
                number)
        }
        let classes = members.values.map { numbers in
            WordClass(beginning: beginning(of: numbers.map { forms[$0] }), forms: numbers.map { forms[$0] })
        }
        return classes.sorted { left, right in
            left.beginning == right.beginning
                ? left.forms[0].bytes.lexicographicallyPrecedes(right.forms[0].bytes)
                : left.beginning.lexicographicallyPrecedes(right.beginning)
        }
    }

    /// A class begins with so many characters at least, but for words that are shorter.
    static let shortestBeginning = 3

    private struct Key: Hashable {
        var start: [UInt8]
        var stem: [UInt8]
    }

    private static func beginning(of forms: [WordForm]) -> [UInt8] {
        var beginning = forms[0].bytes[...]
        for form in forms.dropFirst() { beginning = beginning.commonPrefix(with: form.bytes) }
        // A stem may end otherwise than all its forms; then what it shares with them counts.
        let stem = beginning.commonPrefix(with: forms[0].stem)
        return Array(stem.characterCount < shortestBeginning ? beginning : stem)
    }
}

extension Collection<UInt8> {
    /// The first characters of UTF-8 text.
    func prefix(characters count: Int) -> SubSequence {
        var seen = 0
        return prefix { byte in
            if byte & 0xC0 != 0x80 { seen += 1 }
            return seen <= count
        }
    }

    /// How many characters UTF-8 text has.
    var characterCount: Int { count { $0 & 0xC0 != 0x80 } }
}

extension ArraySlice<UInt8> {
    /// The characters with which both texts begin.
    func commonPrefix(with other: [UInt8]) -> ArraySlice<UInt8> {
        let equal = zip(self, other).prefix { $0 == $1 }.count
        var end = startIndex + equal
        while end > startIndex, end < endIndex, self[end] & 0xC0 == 0x80 { end -= 1 }
        // Both may end within the same character no more than texts can, but one may end where the other goes on.
        return self[..<end]
    }
}
