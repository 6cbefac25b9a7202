extension UIControl {
    /// What can happen to a control.
    ///
    /// Stands for [UIControl.Event](https://developer.apple.com/documentation/uikit/uicontrol/event), with its values.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Makes a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A finger goes down inside the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger is lifted inside the control: the tap on a button.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger is lifted outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system ends the touch.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The control's value changes.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The action that a button stands for.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The text of a text field changes.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// All that touches can do.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All that editing can do.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// Everything.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }
}
