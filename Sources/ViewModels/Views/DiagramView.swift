/// The interaction of a pattern as a picture, finished: the list of its steps is the only source.
///
/// All lengths are units of which sixteen are as long as the page's font is high.
public struct DiagramView: Sendable {
    /// What the picture is called where it cannot be seen.
    public var title: String
    /// What the picture tells where it cannot be seen: the steps, one a line.
    public var description: String
    /// The node of the ordered list that the picture stands before.
    public var list: Int
    /// The address of the page that the list stands on, for a picture on another page; empty on the list's own.
    public var address = ""
    /// The items of the list, in order.
    public var steps: [Step]
    /// The picture for a wide page; `nil` where the participants are too many to stand side by side.
    public var wide: DiagramPicture?
    /// The picture for a narrow page.
    public var tall: DiagramPicture

    /// An item of the list.
    public struct Step: Sendable {
        /// The number that the list gives it.
        public var number: Int
        /// The node of the item.
        public var item: Int
        /// The node of the bold text with the arrow that leads back into the picture.
        public var arrow: Int?
        /// Who sends to whom; `nil` for a remark.
        public var label: String?
    }
}
