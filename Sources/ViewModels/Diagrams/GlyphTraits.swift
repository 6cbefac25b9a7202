/// What the breaking of lines has to know of a character.
struct GlyphTraits: OptionSet, Sendable {
    let rawValue: UInt16

    /// White space at which a line may end.
    static let space = GlyphTraits(rawValue: 1)
    /// A letter, and whether it is a capital or a small one.
    static let letter = GlyphTraits(rawValue: 2)
    static let upper = GlyphTraits(rawValue: 4)
    static let lower = GlyphTraits(rawValue: 8)
    /// What joins two words into one, and behind which a line may end.
    static let joint = GlyphTraits(rawValue: 16)
    /// What stands in a square of its own, as Chinese, Japanese and Korean letters do.
    static let square = GlyphTraits(rawValue: 32)
    /// Brackets and quotation marks, and other marks that belong to what stands before them.
    static let opening = GlyphTraits(rawValue: 64)
    static let closing = GlyphTraits(rawValue: 128)
    static let trailing = GlyphTraits(rawValue: 256)
    /// What ends a clause, and which of them ends it without a space behind.
    static let clauseEnd = GlyphTraits(rawValue: 512)
    static let squareClauseEnd = GlyphTraits(rawValue: 1024)
    /// What ends a sentence, and which of them a caption does without.
    static let sentenceEnd = GlyphTraits(rawValue: 2048)
    static let fullStop = GlyphTraits(rawValue: 4096)
    /// What belongs to the character before it.
    static let mark = GlyphTraits(rawValue: 8192)

    static let cased: GlyphTraits = [.upper, .lower]

    init(rawValue: UInt16) { self.rawValue = rawValue }

    init(_ scalar: Unicode.Scalar) {
        var traits = Self.category(of: scalar)
        if scalar.properties.isWhitespace, scalar != "\u{A0}", scalar != "\u{202F}" { traits.insert(.space) }
        if GlyphWidth.isSquare(scalar) { traits.insert(.square) }
        switch scalar {
        case "-", "‐", "/": traits.insert(.joint)
        case "–", "—": traits.formUnion([.joint, .clauseEnd])
        case ",", ";", ":", "،", "؛": traits.insert(.clauseEnd)
        case "!", "?", "؟": traits.formUnion([.clauseEnd, .sentenceEnd])
        case ".": traits.formUnion([.clauseEnd, .sentenceEnd, .fullStop])
        case "、", "，", "；", "：": traits.formUnion([.clauseEnd, .squareClauseEnd])
        case "。": traits.formUnion([.clauseEnd, .squareClauseEnd, .sentenceEnd, .fullStop])
        case "\u{200B}": traits.insert(.space)
        default: break
        }
        self = traits
    }

    private static func category(of scalar: Unicode.Scalar) -> GlyphTraits {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .titlecaseLetter: [.letter, .upper]
        case .lowercaseLetter: [.letter, .lower]
        case .modifierLetter, .otherLetter: .letter
        case .openPunctuation, .initialPunctuation: .opening
        case .closePunctuation, .finalPunctuation: [.closing, .trailing]
        case .otherPunctuation: .trailing
        case .nonspacingMark, .spacingMark, .enclosingMark, .format: .mark
        default: []
        }
    }
}
