extension UIControl {
    /// The states for which a button can have a title of its own.
    ///
    /// Stands for [UIControl.State](https://developer.apple.com/documentation/uikit/uicontrol/state). Left out: `highlighted`,
    /// `focused` and application states.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Makes a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Enabled, and neither touched nor selected.
        public static let normal = State([])
        /// Deaf to touches.
        public static let disabled = State(rawValue: 1 << 1)
        /// Selected.
        public static let selected = State(rawValue: 1 << 2)
    }
}
