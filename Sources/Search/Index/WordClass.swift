/// The forms of one word.
struct WordClass {
    /// What all forms begin with, and the stem too: a word that begins so may be one more form.
    var beginning: [UInt8]
    /// The forms in the order of their bytes.
    var forms: [WordForm]

    /// A class begins with so many characters at least, but for words that are shorter.
    static let shortestBeginning = 3

    /// Gathers forms into classes, in the order of their beginnings.
    ///
    /// Forms of a class have their first characters in common, so that whoever looks for a word needs no class that
    /// stands far from it; forms of one stem that differ there are classes of their own.
    ///
    /// - Parameter forms: Sorted by their bytes.
    static func classes(of forms: [WordForm]) -> [WordClass] {
        var classes: [WordClass] = []
        classes.reserveCapacity(forms.count)
        var start = 0
        while start < forms.count {
            // Forms with the same first characters follow each other; classes begin with these, and so need not be compared
            // with those of other forms.
            let first = forms[start].bytes.prefix(characters: shortestBeginning)
            var end = start + 1
            while end < forms.count, forms[end].bytes.prefix(characters: shortestBeginning) == first { end += 1 }
            classes += alike(forms[start..<end])
            start = end
        }
        return classes
    }

    /// The classes of forms that have their first characters in common.
    private static func alike(_ forms: ArraySlice<WordForm>) -> [WordClass] {
        if forms.count == 1 { return [WordClass(forms)] }
        let byStem = forms.indices.sorted { left, right in
            forms[left].stem == forms[right].stem
                ? left < right : forms[left].stem.lexicographicallyPrecedes(forms[right].stem)
        }
        var classes: [WordClass] = []
        for run in byStem.runs(by: { forms[$0].stem == forms[$1].stem }) { classes.append(WordClass(run.map { forms[$0] }[...])) }
        return classes.sorted { left, right in
            left.beginning == right.beginning
                ? left.forms[0].bytes.lexicographicallyPrecedes(right.forms[0].bytes)
                : left.beginning.lexicographicallyPrecedes(right.beginning)
        }
    }

    private init(_ forms: ArraySlice<WordForm>) {
        self.init(beginning: Self.beginning(of: forms), forms: Array(forms))
    }

    init(beginning: [UInt8], forms: [WordForm]) {
        self.beginning = beginning
        self.forms = forms
    }

    private static func beginning(of forms: ArraySlice<WordForm>) -> [UInt8] {
        guard let first = forms.first else { return [] }
        var beginning = first.bytes[...]
        for form in forms.dropFirst() { beginning = beginning.commonPrefix(with: form.bytes) }
        // A stem may end otherwise than all its forms; then what it shares with them counts.
        let stem = beginning.commonPrefix(with: first.stem)
        return Array(stem.characterCount < shortestBeginning ? beginning : stem)
    }
}

extension [Int] {
    /// Divides the numbers into runs, in each of which those that follow each other are alike.
    fileprivate func runs(by areAlike: (Int, Int) -> Bool) -> [ArraySlice<Int>] {
        var runs: [ArraySlice<Int>] = []
        var start = 0
        for index in indices.dropFirst() where !areAlike(self[index - 1], self[index]) {
            runs.append(self[start..<index])
            start = index
        }
        if start < count { runs.append(self[start...]) }
        return runs
    }
}

extension [UInt8] {
    /// The first characters of UTF-8 text.
    func prefix(characters count: Int) -> ArraySlice<UInt8> {
        var seen = 0
        for index in indices where self[index] & 0xC0 != 0x80 {
            seen += 1
            if seen > count { return self[..<index] }
        }
        return self[...]
    }
}

extension ArraySlice<UInt8> {
    /// How many characters UTF-8 text has.
    var characterCount: Int {
        var count = 0
        for index in indices where self[index] & 0xC0 != 0x80 { count += 1 }
        return count
    }

    /// The characters with which both texts begin.
    func commonPrefix(with other: [UInt8]) -> ArraySlice<UInt8> {
        let length = Swift.min(count, other.count)
        var equal = 0
        while equal < length, self[startIndex + equal] == other[equal] { equal += 1 }
        var end = startIndex + equal
        while end > startIndex, end < endIndex, self[end] & 0xC0 == 0x80 { end -= 1 }
        // Both may end within the same character no more than texts can, but one may end where the other goes on.
        return self[..<end]
    }
}
