/// What has changed in a part of an origin since a translation recorded it.
public struct SectionChange: Hashable, Sendable {
    /// The part's key.
    public var key: String
    /// What is known of its past.
    public var past: Past

    /// A part whose origin has moved on.
    public init(key: String, past: Past) {
        self.key = key
        self.past = past
    }

    /// What is known of a part's past.
    public enum Past: Hashable, Sendable {
        /// Its words, kept, removed and added, since a day (ISO 8601).
        case known(date: String?, words: [WordChange])
        /// It did not exist, so all of it is to be translated.
        case new
        /// It does not exist any more.
        case gone
        /// No revision in git has the text that was translated.
        case notInHistory
        /// The project is in no git repository.
        case noRepository
        /// There is no git.
        case noGit
    }

    /// A run of words that are in both texts, in the old one or in the new one.
    public enum WordChange: Hashable, Sendable {
        case kept([String])
        case removed([String])
        case added([String])
    }
}
