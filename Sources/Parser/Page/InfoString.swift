internal import Bytes
internal import Localization
internal import Models

/// The words behind a fence's marks: the language, then `key=value` and the words `tabs` and `diff`.
struct InfoString {
    /// Something in an info string that its author should know of.
    struct Problem {
        var rule: Rule
        /// The word that is meant, as written.
        var word: String
        var message: String
        var remedy: String
    }

    private(set) var problems: [Problem] = []
    private let language: String
    private var values: [String: String] = [:]
    private var flags: Set<String> = []
    private static let keys = ["sample", "region", "title"]
    private static let words = ["tabs", "diff"]

    init(_ text: String) {
        // Most fences only name their language.
        if !text.utf8.contains(where: { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) {
            language = text
            return
        }
        var words = Self.split(text)
        // A fence may begin with a key: then it names no language.
        let first = words.first.map { Self.key(of: $0) == nil } ?? false ? words.removeFirst() : ""
        let name = first.prefix { !Self.endsOfLanguage.contains($0) }
        language = name.lowercased()
        if name.count < first.count { refuse(attributes: String(first[name.endIndex...])) }
        for word in words { read(word) }
        if let word = words.last, word.count(where: { $0 == "\"" }) % 2 == 1 {
            problems.append(
                Problem(
                    rule: .unknownFenceWord, word: word, message: "the quote in `\(word)` is never closed",
                    remedy: "Write a `\"` behind the value."))
        }
    }

    /// What stands right behind a language in fences of other tools: `js{1,3}`, `rust,ignore`, `swift:A.swift`, `{.python}`.
    private static let endsOfLanguage = Set<Character>("{,:=\"'")

    private mutating func refuse(attributes: String) {
        let word = attributes.drop { $0 == "," || $0 == ":" || $0 == "{" }
        let isMeant = Self.key(of: String(word)) != nil
        problems.append(
            Problem(
                rule: .unknownFenceWord, word: attributes, message: "unknown word `\(attributes)` after the fence's language",
                remedy: isMeant ? "Write a space between the language and `\(word)`." : Self.knownWords))
    }

    private static let knownWords = "Known are `sample=`, `region=`, `title=`, `tabs` and `diff`."

    private mutating func read(_ word: String) {
        if let key = Self.key(of: word) {
            read(Self.unquoted(word.dropFirst(key.count + 1)), for: key, in: word)
        } else if Self.words.contains(word) {
            flags.insert(word)
        } else {
            let name = String(word.prefix { $0 != "=" })
            let nearest = NearestName.to(name, among: Self.keys + Self.words)
            problems.append(
                Problem(
                    rule: .unknownFenceWord, word: word, message: "unknown word `\(word)` after the fence's language",
                    remedy: nearest.map { "Did you mean `\($0)`?" } ?? Self.knownWords))
        }
    }

    private mutating func read(_ value: String, for key: String, in word: String) {
        guard values.updateValue(value, forKey: key) != nil else { return }
        problems.append(
            Problem(
                rule: .unknownFenceWord, word: word, message: "`\(key)` stands twice after the fence's language",
                remedy: "Remove one; several values stand behind one `\(key)=` with commas between."))
    }

    /// The known key that a word begins with.
    private static func key(of word: String) -> String? { keys.first { word.hasPrefix("\($0)=") } }

    /// What the fence shows.
    mutating func listing(line: Int, body: ArraySlice<UInt8>, isFenced: Bool) -> Listing {
        var listing = Listing(language: language, content: content(), title: values["title"], line: line)
        // libcmark ends the last line, too.
        listing.lineCount = ByteSearch.count(of: "\n", in: body.span)
        if !listing.isInline { listing.body = Self.lines(of: body, firstLine: line + (isFenced ? 1 : 0)) }
        return listing
    }

    /// A folder's path without the slashes that may stand behind it.
    private static func withoutSlash(_ path: String) -> String {
        String(path.dropLast(path.utf8.reversed().prefix { $0 == UInt8(ascii: "/") }.count))
    }

    /// A path without `.` and `..`, or as it is where they lead out of the samples' folder.
    private static func withoutDetour(_ path: String) -> String {
        let isDetour = path.utf8.split(separator: UInt8(ascii: "/")).contains {
            $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8)
        }
        return isDetour ? ContentPath.resolve(path, from: "") ?? path : path
    }

    private mutating func content() -> Listing.Content {
        guard let sample = values["sample"] else {
            if let word = ["region"].first(where: { values[$0] != nil }) ?? flags.sorted().first {
                refuse(word, "`\(word)` needs a sample", "Add `sample=` and the file's path below the samples' folder.")
            }
            return .inline
        }
        let paths = sample.split(separator: ",").map { Self.withoutDetour($0.trimmed) }
        if language == "tree" { return tree(of: sample) }
        let regions = values["region"]?.split(separator: ",").map(\.trimmed) ?? []
        if regions.isEmpty, values["region"] != nil {
            refuse("region", "`region` names no region", "Write its name, or remove `region=` to show the whole file.")
        }
        if regions.count > 1, regions.count != paths.count {
            warn(
                "region", "there are \(regions.count) regions for \(paths.count) samples",
                "Name one for all samples, or one for each.")
        }
        let references = paths.enumerated().map { index, path in
            Listing.Reference(path: path, region: regions.isEmpty ? nil : regions[min(index, regions.count - 1)])
        }
        if flags.contains("diff") {
            if flags.contains("tabs") { warn("tabs", "what differs is shown, and no tabs", "Keep one of `diff` and `tabs`.") }
            if references.count == 2 { return .diff(old: references[0], new: references[1]) }
            refuse("diff", "`diff` needs two samples", "Write `sample=OLD.swift,NEW.swift`.")
        }
        if references.count > 1 { return .tabs(references) }
        guard let reference = references.first else {
            refuse("sample", "`sample` names no file", "Write `sample=` and the file's path below the samples' folder.")
            return .inline
        }
        return .sample(reference)
    }

    private mutating func tree(of folder: String) -> Listing.Content {
        guard !folder.isEmpty else {
            refuse("sample", "`sample` names no folder", "Write `sample=` and the folder's path below the samples' folder.")
            return .inline
        }
        for word in ["region"].filter({ values[$0] != nil }) + flags.sorted() {
            warn(word, "`\(word)` says nothing of a folder", "Remove it, or show a file of the folder.")
        }
        return .tree(path: Self.withoutDetour(Self.withoutSlash(folder)))
    }

    private mutating func refuse(_ word: String, _ message: String, _ remedy: String) {
        problems.append(Problem(rule: .unknownSample, word: word, message: message, remedy: remedy))
    }

    private mutating func warn(_ word: String, _ message: String, _ remedy: String) {
        problems.append(Problem(rule: .unknownFenceWord, word: word, message: message, remedy: remedy))
    }

    // MARK: Words

    /// Words are divided by spaces, but for those between quotes.
    static func split(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var isQuoted = false
        for character in text {
            if character == "\"" { isQuoted.toggle() }
            if character.isWhitespace, !isQuoted {
                if !word.isEmpty { words.append(word) }
                word = ""
            } else {
                word.append(character)
            }
        }
        return word.isEmpty ? words : words + [word]
    }

    private static func unquoted(_ text: Substring) -> String {
        text.count >= 2 && text.hasPrefix("\"") && text.hasSuffix("\"") ? String(text.dropFirst().dropLast()) : String(text)
    }

    private static func lines(of body: ArraySlice<UInt8>, firstLine: Int) -> [Listing.Line] {
        var lines = body.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.enumerated().map { index, line in
            Listing.Line(text: String(decoding: line, as: UTF8.self), line: firstLine + index)
        }
    }
}
