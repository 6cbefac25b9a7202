/// The size and weight of a text, and so how much room it needs.
struct TextMeasure: Sendable {
    /// The height of the font.
    var size: Double
    var isBold = false
    /// From one base line to the next.
    var lineHeight: Double

    /// The names of participants.
    static let name = TextMeasure(size: 14, isBold: true, lineHeight: 18)
    /// What is said in messages and remarks.
    static let label = TextMeasure(size: 13, lineHeight: 17)

    /// How wide a text is at most.
    func width(of text: some StringProtocol) -> Double {
        var thousandths = 0
        for scalar in text.unicodeScalars {
            let bound = GlyphWidth.bound(of: scalar)
            thousandths += isBold ? bound.bold : bound.regular
        }
        return Double(thousandths) * size / 1000
    }

    /// How wide the widest of some lines is at most.
    func width(of lines: [String]) -> Double { lines.map { width(of: $0) }.max() ?? 0 }

    /// How high lines are together.
    func height(of lines: Int) -> Double { Double(lines) * lineHeight }

    /// How far below the top of its line a base line is.
    var ascent: Double { (lineHeight - size) / 2 + size * 0.8 }
}
