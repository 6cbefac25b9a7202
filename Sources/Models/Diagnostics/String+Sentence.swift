extension String {
    /// The text with a capital letter and a full stop, as remedies are printed.
    public var asSentence: String {
        guard let first, let last else { return self }
        let start = first.isLowercase ? first.uppercased() + dropFirst() : self
        return last.isPunctuation && last != "`" && last != ")" && last != "'" && last != "\"" ? start : start + "."
    }
}
