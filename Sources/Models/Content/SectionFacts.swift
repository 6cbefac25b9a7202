/// What a section holds that other places need. Whether it is the section `components` or `interaction` is known only
/// when ids have been inherited, so both are read wherever they stand.
public struct SectionFacts: Hashable, Sendable {
    /// The position of the section's heading among the page's headings.
    public var heading: Int
    /// The items that begin with a name in bold and a colon.
    public var components: [Component]
    /// The items of the first ordered list, if any of them has an arrow.
    public var steps: [InteractionStep]

    /// What a section holds.
    public init(heading: Int, components: [Component] = [], steps: [InteractionStep] = []) {
        self.heading = heading
        self.components = components
        self.steps = steps
    }
}
