/// A part of a page that is translated as one, and known by a key that all languages share.
///
/// The key of a section is its heading's id. Others have names: `front` for title, description and question; `intro` for what
/// stands before the first section; on the page that defines a language also `interface.home` for a word of the chrome, and
/// `actors`, `families` and `traits` for the names of neutral values. A heading with an id that is one of these names has a
/// `#` before it in its key.
public struct TranslatedPart: Hashable, Sendable {
    /// What the part is.
    public enum Place: Hashable, Sendable {
        /// Title, description and question.
        case front
        /// What stands before the first section.
        case introduction
        /// The section of a heading, by the heading's place among the page's headings.
        case section(heading: Int)
        /// A word of the chrome, or the names of neutral values.
        case words
    }

    /// The key in front matter.
    public var key: String
    /// What it is.
    public var place: Place
    /// The digest of its text.
    public var digest: SectionDigest

    /// A part of a page.
    public init(key: String, place: Place, digest: SectionDigest) {
        self.key = key
        self.place = place
        self.digest = digest
    }

    /// The key of title, description and question.
    public static let front = "front"
    /// The key of what stands before the first section.
    public static let introduction = "intro"
    /// What the keys of the chrome's words begin with.
    public static let interface = "interface."
    /// The keys of the names of neutral values, which are front matter keys of a language too.
    public static let names = ["actors", "families", "traits"]

    /// The key of a section whose heading has an id.
    public static func key(ofSection id: String) -> String { isReserved(id) ? "#" + id : id }

    private static func isReserved(_ id: String) -> Bool {
        id == front || id == introduction || names.contains(id) || id.hasPrefix(interface) || id.hasPrefix("#")
    }
}
