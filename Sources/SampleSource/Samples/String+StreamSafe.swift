extension String {
    /// Whether no letter carries more than 30 marks.
    ///
    /// Swift compares strings by canonical equivalence, and putting the marks of one letter into order takes the square of
    /// their number. A string is asked this before it is compared with others, so that its length bounds what that costs.
    ///
    /// Source: Unicode Standard Annex 15, section 13, “Stream-Safe Text Format”, whose limit this is.
    var isStreamSafe: Bool {
        // What stays with the letter before it is U+0300 or comes after it, and is no Cyrillic letter.
        utf8.count { $0 >= 0xCC && $0 != 0xD0 && $0 != 0xD1 } <= 30 || allSatisfy { $0.unicodeScalars.count <= 31 }
    }
}
