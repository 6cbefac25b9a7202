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

    /// How wide a character is at most.
    func width(of glyph: Glyph) -> Double {
        Double(isBold ? glyph.width.bold : glyph.width.regular) * size / 1000
    }

    /// How wide a line is at most.
    func width(of line: String) -> Double { line.unicodeScalars.reduce(0) { $0 + width(of: Glyph($1)) } }

    /// How wide the widest of some lines is at most.
    func width(of lines: [String]) -> Double { lines.map { width(of: $0) }.max() ?? 0 }

    /// How high lines are together.
    func height(of lines: Int) -> Double { Double(lines) * lineHeight }

    /// How far below the top of its line a base line is.
    var ascent: Double { (lineHeight - size) / 2 + size * 0.8 }
}
