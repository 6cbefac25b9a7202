internal import Bytes
public import Localization
public import Models

/// What a file's path says: which page it is, and in which language.
public struct PageName: Hashable, Sendable {
    /// The page.
    public var id: PageID
    /// The language of its text.
    public var language: LanguageTag

    /// A page in a language.
    public init(id: PageID, language: LanguageTag) {
        self.id = id
        self.language = language
    }

    /// The name of the file `NAME.TAG.md` at a path below the content folder.
    ///
    /// - Returns: `nil` for a file whose name has another form.
    public init?(path: String) {
        var tags = SeenTags()
        self.init(path: path, tags: &tags)
    }

    /// The same for one of many files.
    ///
    /// - Parameter tags: The tags in the names of those that were looked at before.
    public init?(path: String, tags: inout SeenTags) {
        guard path.hasSuffix(".md") else { return nil }
        let stem = path.dropLast(".md".count)
        guard let dot = stem.utf8.lastIndex(of: UInt8(ascii: ".")), dot > stem.startIndex,
            let language = tags.tag(String(stem[stem.utf8.index(after: dot)...]))
        else { return nil }
        let name = Normalization.canonical(String(stem[..<dot]))
        guard !name.hasSuffix("/") else { return nil }
        id = PageID(stem: name)
        self.language = language
    }
}
