internal import Localization

/// Cuts words out of a text.
///
/// - A word is a run of letters, marks and digits. An apostrophe of either kind stands between words: `l’architettura` is two.
/// - What hyphens and low lines join is its parts, and also one word: `view-model` is `view`, `model`, `viewmodel`.
/// - What capitals and digits divide is one word, and also its parts and its ends: `UIViewController` is `ui`, `view`,
///   `controller` and `viewcontroller` as well.
/// - `C++`, `C#` and their like are words of their own.
/// - Scripts without blanks between words are cut into pairs of characters, which needs no dictionary on either side.
///
/// The browser cuts a question in the same way (`search.js`), but that it leaves parts alone: what is asked for is a whole word.
struct WordScanner {
    private var word: [UInt8] = []
    private var joined: [UInt8] = []
    private var joinedCount = 0
    /// Where the parts of the word begin.
    private var parts: [Int] = []
    /// Where the characters of scripts without blanks begin, since the last one that is none.
    private var unspaced: [Int] = []
    private var previous = WordCharacter.separator
    private var beforePrevious = WordCharacter.separator
    private var place = TermTable.Place.body
    private let common = WordCharacter.common

    /// Adds all words of UTF-8 `text` to a table.
    mutating func scan(_ text: Span<UInt8>, as place: TermTable.Place, into table: inout TermTable) {
        self.place = place
        let common = common
        let kinds = common.span
        var position = 0
        while position < text.count {
            // Nothing ends between words.
            if isBetweenWords { position = Self.endOfSeparators(at: position, in: text, kinds) }
            guard position < text.count else { break }
            if isBetweenWords, let end = Self.plainWord(at: position, in: text, kinds) {
                table.add(text.extracting(position..<end), place)
                position = end
            } else {
                position += read(at: position, in: text, kinds, into: &table)
            }
        }
        end(signs: nil, into: &table)
    }

    // MARK: Characters

    /// Reads one character.
    ///
    /// - Returns: Its length.
    private mutating func read(
        at position: Int, in text: Span<UInt8>, _ kinds: Span<WordCharacter>, into table: inout TermTable
    ) -> Int {
        let (kind, length) = Self.character(at: position, in: text, kinds)
        switch kind {
        case .separator: end(signs: signs(at: position, in: text), into: &table)
        case .joiner: join(into: &table)
        case .ignorable: break
        case .unspaced: pair(text, position..<position + length, into: &table)
        default: append(text, position..<position + length, kind, into: &table)
        }
        return length
    }

    @inline(__always)
    private static func character(
        at position: Int, in text: Span<UInt8>, _ kinds: Span<WordCharacter>
    ) -> (kind: WordCharacter, length: Int) {
        let first = text[position]
        if first < 0x80 { return (kinds[Int(first)], 1) }
        let (scalar, length) = text.scalar(at: position)
        return (Int(scalar) < kinds.count ? kinds[Int(scalar)] : WordCharacter.of(scalar), length)
    }

    private var isBetweenWords: Bool { word.isEmpty && joinedCount == 0 && unspaced.isEmpty }

    /// The end of a word as most are: letters in lower case, the first perhaps in upper case, and then no letter, digit or
    /// sign that makes more of it.
    private static func plainWord(at start: Int, in text: Span<UInt8>, _ kinds: Span<WordCharacter>) -> Int? {
        var position = start
        var (kind, length) = character(at: position, in: text, kinds)
        guard kind == .lower || kind == .upper else { return nil }
        repeat {
            position += length
            guard position < text.count else { return position - start <= PageTerms.longestWord ? position : nil }
            (kind, length) = character(at: position, in: text, kinds)
        } while kind == .lower
        let isSign = text[position] == UInt8(ascii: "+") || text[position] == UInt8(ascii: "#")
        return kind == .separator && !isSign && position - start <= PageTerms.longestWord ? position : nil
    }

    /// The first character that stands not between words.
    private static func endOfSeparators(at start: Int, in text: Span<UInt8>, _ kinds: Span<WordCharacter>) -> Int {
        var position = start
        while position < text.count {
            let (kind, length) = character(at: position, in: text, kinds)
            if kind != .separator { break }
            position += length
        }
        return position
    }

    private mutating func append(_ text: Span<UInt8>, _ range: Range<Int>, _ kind: WordCharacter, into table: inout TermTable) {
        endUnspaced(into: &table)
        if !word.isEmpty, isBorder(before: kind) { parts.append(word.count) }
        // `UIView`: the last of several capitals belongs to what follows.
        if kind == .lower, previous == .upper, beforePrevious == .upper, word.count > 1 { parts.append(lastCharacter) }
        for index in range { word.append(text[index]) }
        if kind != .mark { (beforePrevious, previous) = (previous, kind) }
    }

    private func isBorder(before kind: WordCharacter) -> Bool {
        switch kind {
        case .upper: previous == .lower || previous == .number
        case .number: previous == .lower || previous == .upper
        default: false
        }
    }

    /// Where the last character of the word begins.
    private var lastCharacter: Int {
        var start = word.count - 1
        while start > 0, word[start] & 0xC0 == 0x80 { start -= 1 }
        return start
    }

    private mutating func pair(_ text: Span<UInt8>, _ range: Range<Int>, into table: inout TermTable) {
        if unspaced.isEmpty { end(signs: nil, into: &table) }
        unspaced.append(word.count)
        for index in range { word.append(text[index]) }
        guard unspaced.count > 1 else { return }
        let start = unspaced[unspaced.count - 2]
        table.add(word.span.extracting(start..<word.count), place)
        // Only the last character is needed from here on.
        word.removeSubrange(..<unspaced[unspaced.count - 1])
        unspaced = [0]
    }

    /// The last of a run is a word by itself, so that it is found when it alone is asked for.
    private mutating func endUnspaced(into table: inout TermTable) {
        guard !unspaced.isEmpty else { return }
        table.add(word.span, place)
        word.removeAll(keepingCapacity: true)
        unspaced.removeAll(keepingCapacity: true)
    }

    // MARK: Words

    private mutating func join(into table: inout TermTable) {
        endUnspaced(into: &table)
        if word.isEmpty { return end(signs: nil, into: &table) }
        endWord(into: &table)
    }

    private mutating func end(signs: StaticString?, into table: inout TermTable) {
        endUnspaced(into: &table)
        if let signs, !word.isEmpty, word.count <= 2 {
            var named = word
            signs.withUTF8Buffer { unsafe named.append(contentsOf: $0) }
            table.add(named.span, place)
        }
        endWord(into: &table)
        if joinedCount > 1 { add(joined, isPart: true, into: &table) }
        joined.removeAll(keepingCapacity: true)
        joinedCount = 0
    }

    private mutating func endWord(into table: inout TermTable) {
        defer {
            word.removeAll(keepingCapacity: true)
            parts.removeAll(keepingCapacity: true)
            (beforePrevious, previous) = (.separator, .separator)
        }
        guard !word.isEmpty else { return }
        add(word, isPart: false, into: &table)
        joinedCount += 1
        if joined.count < PageTerms.longestWord { joined += word }
        if !parts.isEmpty, word.count <= PageTerms.longestWord { addParts(into: &table) }
    }

    private func addParts(into table: inout TermTable) {
        let borders = [0] + parts + [word.count]
        for part in 1..<borders.count where borders[part - 1] < borders[part] {
            let start = borders[part - 1]
            table.add(word.span.extracting(start..<borders[part]), place, isPart: true)
            if start > 0, part < borders.count - 1 {
                table.add(word.span.extracting(start..<word.count), place, isPart: true)
            }
        }
    }

    private func add(_ word: [UInt8], isPart: Bool, into table: inout TermTable) {
        var length = min(word.count, PageTerms.longestWord)
        while length < word.count, length > 0, word[length] & 0xC0 == 0x80 { length -= 1 }
        table.add(word.span.extracting(0..<length), place, isPart: isPart)
    }

    /// What makes another name of the one or two letters before it.
    private func signs(at position: Int, in text: Span<UInt8>) -> StaticString? {
        if text[position] == UInt8(ascii: "#") { return "#" }
        guard text[position] == UInt8(ascii: "+"), position + 1 < text.count, text[position + 1] == UInt8(ascii: "+") else {
            return nil
        }
        return "++"
    }
}
