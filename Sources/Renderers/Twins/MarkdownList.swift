internal import Markup

/// A list that is being written. Two lists of a kind in a row need different signs, or they would be one
/// (CommonMark 0.30, section 5.3).
struct MarkdownList {
    let isOrdered: Bool
    let isTight: Bool
    /// The next item's number.
    private(set) var number: Int
    /// The node behind the list.
    var end = 0
    private let hasOtherSign: Bool

    /// - Parameter last: The list that ended last.
    init(_ node: Node, at index: Int, after last: MarkdownList?) {
        isOrdered = node.flags.contains(.ordered)
        isTight = node.flags.contains(.tight)
        number = Int(node.number)
        if let last, last.end == index, last.isOrdered == isOrdered {
            hasOtherSign = !last.hasOtherSign
        } else {
            hasOtherSign = false
        }
    }

    /// What the next item begins with.
    mutating func nextMarker() -> String {
        guard isOrdered else { return hasOtherSign ? "* " : "- " }
        defer { number += 1 }
        return "\(number)\(hasOtherSign ? ")" : ".") "
    }
}
