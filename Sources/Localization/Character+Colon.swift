extension Character {
    /// Whether it is a colon, as it stands between a name and what is said of it.
    public var isColon: Bool {
        // Looked at as a number: characters are compared as texts are.
        unicodeScalars.first?.isColon == true && unicodeScalars.count == 1
    }
}

extension Unicode.Scalar {
    /// Whether it is a colon: that of most scripts, the wide and the small one of Chinese and Japanese, or one of Ethiopic.
    public var isColon: Bool {
        switch self {
        case ":", "：", "﹕", "፥", "፦": true
        default: false
        }
    }
}
