/// The arrow between the two names that a step of an interaction begins with.
public struct ArrowMark: Sendable {
    /// As it is written.
    public let text: String
    /// Whether it is drawn to the left.
    public let pointsLeft: Bool

    /// The first arrow in a text, and where it stands; `nil` where there is none, or where it points both ways.
    public static func first(in text: String) -> (mark: ArrowMark, range: Range<String.Index>)? {
        let scalars = text.unicodeScalars
        for start in scalars.indices where mayBegin(with: scalars[start]) {
            guard let mark = all.first(where: { scalars[start...].starts(with: $0.text.unicodeScalars) }) else { continue }
            var end = scalars.index(start, offsetBy: mark.text.unicodeScalars.count)
            // The selectors of an emoji's or a text's form belong to the arrow.
            while end < scalars.endIndex, selectors.contains(scalars[end]) { end = scalars.index(after: end) }
            let isDouble = mark.pointsLeft && end < scalars.endIndex && scalars[end] == ">"
            return isDouble ? nil : (mark, start..<end)
        }
        return nil
    }

    /// A text in which arrows that are drawn to the right are drawn to the left.
    public static func turnedLeft(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { rightward.contains($0) }) else { return text }
        var turned = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { turned.append(rightward.contains(scalar) ? "←" : scalar) }
        return String(turned)
    }

    private static func mayBegin(with scalar: Unicode.Scalar) -> Bool {
        scalar == "-" || scalar == "<" || scalar == "=" || ("\u{2190}"..."\u{2BFF}").contains(scalar)
    }

    private static let rightward: [Unicode.Scalar] = ["→", "⇒", "⟶", "⟹", "➔", "➜", "➡", "⮕"]
    private static let selectors: [Unicode.Scalar] = ["\u{FE0E}", "\u{FE0F}"]

    /// Longer ones first, since some begin as others do.
    private static let all =
        ["-->", "==>", "->", "=>"].map { ArrowMark(text: $0, pointsLeft: false) }
        + rightward.map { ArrowMark(text: String(Character($0)), pointsLeft: false) }
        + ["<--", "<-", "←", "⇐", "⟵", "⟸", "⬅"].map { ArrowMark(text: $0, pointsLeft: true) }
}
