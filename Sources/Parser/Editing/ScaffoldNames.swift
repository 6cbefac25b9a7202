public import Localization

/// What a scaffold has to know of a page besides its text.
public struct ScaffoldNames: Sendable {
    /// The page's language.
    public var language: LanguageTag
    /// The ids of the page's headings, in order.
    public var headings: [String]
    /// The lines of items that begin with a component's name or with an arrow.
    public var namedItems: Set<Int>
    /// For the name of an actor in the page's language, its name in the new one.
    public var actors: [String: String]
    /// For each fence of the page the lines of its body in the new language; `nil` for a body that is to stay.
    public var bodies: [[String]?]

    /// What is known of a page.
    public init(
        language: LanguageTag, headings: [String], namedItems: Set<Int>, actors: [String: String], bodies: [[String]?]
    ) {
        self.language = language
        self.headings = headings
        self.namedItems = namedItems
        self.actors = actors
        self.bodies = bodies
    }
}
