/// How far a translation keeps up with its origin, part by part.
public struct TranslationState: Hashable, Sendable {
    /// The parts of the origin in their order, then those that the origin has no more.
    public var parts: [Part]

    /// A part of the origin, and how its translation stands to it.
    public struct Part: Hashable, Sendable {
        /// The key that both pages know it by.
        public var key: String
        /// How it stands.
        public var standing: Standing
        /// Where it is in the origin.
        public var origin: TranslatedPart.Place?
        /// Where it is in the translation.
        public var place: TranslatedPart.Place?

        /// A part that stands in a way.
        public init(key: String, standing: Standing, origin: TranslatedPart.Place?, place: TranslatedPart.Place?) {
            self.key = key
            self.standing = standing
            self.origin = origin
            self.place = place
        }
    }

    /// How a part's translation stands to the origin.
    public enum Standing: Hashable, Sendable {
        /// The origin is as it was when somebody recorded the part as translated.
        case current
        /// The origin has changed since.
        case changed
        /// The origin has got the part since, and the translation lacks it.
        case added
        /// The origin has lost the part since.
        case removed
        /// Nobody has recorded what was translated, so there is nothing to compare.
        case unrecorded

        /// Whether the origin has moved on.
        public var isBehind: Bool { self == .changed || self == .added || self == .removed }
    }

    /// The parts whose origin has moved on.
    public var behind: [Part] { parts.filter(\.standing.isBehind) }

    /// The parts of which nobody knows.
    public var unrecorded: [Part] { parts.filter { $0.standing == .unrecorded } }
}
