/// The models of all patterns for programs.
public struct PatternsView: Sendable {
    /// Where the site will be served; addresses count from there.
    public var baseURL: String?
    public var languages: [Language]
    /// What the samples were compiled with; `nil` where nobody asked the compiler.
    public var evidence: Evidence?
    public var patterns: [Pattern]

    /// A language of the site.
    public struct Language: Sendable {
        public var tag: String
        public var name: String
    }

    /// What a run of the samples' tests proved.
    public struct Evidence: Sendable {
        public var compiler: String
        public var target: String
        public var digest: String
    }

    /// A key, and what it is called in each language of the site, in the site's order.
    public struct Name: Sendable {
        public var key: String
        public var names: [String]
    }

    /// A value of a trait.
    public struct Trait: Sendable {
        public var trait: Name
        public var value: Name
    }

    /// A file of a pattern's samples.
    public struct Sample: Sendable {
        public var path: String
        public var digest: String
    }

    /// A pattern.
    public struct Pattern: Sendable {
        public var id: String
        public var order: Int?
        public var family: Name?
        public var alsoKnownAs: [String]
        public var related: [String]
        public var traits: [Trait]
        public var actors: [Name]
        /// The language that the others are translated from.
        public var origin: String
        public var versions: [Version]
        public var samples: [Sample]
        /// The names of the tests that passed.
        public var tests: [String]
    }

    /// A pattern in one language that it is written in.
    public struct Version: Sendable {
        public var language: String
        /// `origin`, `current`, `behind`, or `unlinked` where it does not say what it is a translation of.
        public var state: String
        public var title: String
        public var description: String?
        public var question: String?
        /// The paths of the page and of its twin.
        public var page: String
        public var twin: String
        /// A component is the same in all languages by its place.
        public var components: [String]
        /// A step is the same in all languages by its place; `nil` for a remark.
        public var interaction: [Arrow?]
    }

    /// A message from one participant to another.
    public struct Arrow: Sendable {
        public var from: String
        public var to: String
    }
}
