extension String {
    /// Whether no letter carries more than 30 marks.
    ///
    /// Swift compares strings by canonical equivalence, and putting the marks of one letter into order takes the square of
    /// their number. A string is asked this before it is compared with others, so that its length bounds what that costs.
    ///
    /// Source: Unicode Standard Annex 15, section 13, “Stream-Safe Text Format”, whose limit this is.
    var isStreamSafe: Bool { allSatisfy { $0.unicodeScalars.count <= 31 } }
}
