/// The letters of most European headings, whose lower case is known without asking ICU: ASCII, those of Latin-1, Hungarian's
/// `Ő` and `Ű`, and Cyrillic from U+0400 to U+045F. None of them combines with another.
///
/// Source: The Unicode Character Database, UnicodeData.txt, field “Simple_Lowercase_Mapping”.
enum CommonLetters {
    /// The lower case of a text in UTF-8, if it has no letters or signs but these and ASCII.
    static func lowered(_ text: Span<UInt8>) -> [UInt8]? {
        var lower: [UInt8] = []
        lower.reserveCapacity(text.count)
        var index = 0
        while index < text.count {
            let lead = text[index]
            index += 1
            if lead < 0x80 {
                lower.append(ASCII.lowered(lead))
                continue
            }
            guard index < text.count, let letter = lowered(lead, text[index]) else { return nil }
            lower.append(letter.lead)
            lower.append(letter.trail)
            index += 1
        }
        return lower
    }

    private static func lowered(_ lead: UInt8, _ trail: UInt8) -> (lead: UInt8, trail: UInt8)? {
        switch (lead, trail) {
        // × and ÷ stand among the letters.
        case (0xC3, 0x97), (0xC3, 0xB7): nil
        // À to Þ, and ß to ÿ.
        case (0xC3, 0x80...0x9E): (lead, trail + 0x20)
        case (0xC3, 0x9F...0xBF): (lead, trail)
        // Ő and Ű, ő and ű.
        case (0xC5, 0x90), (0xC5, 0xB0): (lead, trail + 1)
        case (0xC5, 0x91), (0xC5, 0xB1): (lead, trail)
        // Ѐ to Џ, А to П, Р to Я, а to п, р to џ.
        case (0xD0, 0x80...0x8F): (0xD1, trail + 0x10)
        case (0xD0, 0x90...0x9F): (0xD0, trail + 0x20)
        case (0xD0, 0xA0...0xAF): (0xD1, trail - 0x20)
        case (0xD0, 0xB0...0xBF), (0xD1, 0x80...0x9F): (lead, trail)
        default: nil
        }
    }
}
