/// A character of a text that is to be broken into lines.
struct Glyph: Sendable {
    let scalar: Unicode.Scalar
    let width: GlyphWidth
    let traits: GlyphTraits

    private init(unknown scalar: Unicode.Scalar) {
        self.scalar = scalar
        width = GlyphWidth.bound(of: scalar)
        traits = GlyphTraits(scalar)
    }

    /// Latin, Greek and Cyrillic, which nearly all texts are made of: looked up in Unicode's tables once.
    private static let common = (0..<0x500 as Range<UInt32>).map { Glyph(unknown: Unicode.Scalar($0) ?? " ") }

    init(_ scalar: Unicode.Scalar) {
        self = scalar.value < 0x500 ? Self.common[Int(scalar.value)] : Glyph(unknown: scalar)
    }

    static let hyphen = Glyph("-")
    static let ellipsis = Glyph("…")
    static let space = Glyph(" ")
}
