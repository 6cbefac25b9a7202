/// How long the stages of a build took, by the clock on the wall. Nothing of it ever reaches the output.
public struct Timings: Sendable {
    /// A stage that has ended.
    public struct Stage: Equatable, Sendable {
        /// What was done, in a few words.
        public var name: String
        public var duration: Duration

        /// A stage that took so long.
        public init(name: String, duration: Duration) {
            self.name = name
            self.duration = duration
        }
    }

    /// The stages in the order in which they ended.
    public private(set) var stages: [Stage] = []
    private var last = ContinuousClock.now

    /// The clock starts.
    init() {}

    /// Says that all since the last call was one stage.
    mutating func end(_ name: String) {
        let now = ContinuousClock.now
        stages.append(Stage(name: name, duration: now - last))
        last = now
    }
}
