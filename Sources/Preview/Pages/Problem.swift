/// Something that is wrong with what was last built, as a person reads it.
struct Problem: Hashable, Sendable {
    /// Whether it keeps the site from being published.
    var isError: Bool
    /// All that there is to say, over several lines.
    var text: String
}
