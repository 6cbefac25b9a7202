extension Character {
    /// Whether it is a colon, as it stands between a name and what is said of it: that of most scripts, the wide and the small
    /// one of Chinese and Japanese, or one of Ethiopic.
    public var isColon: Bool {
        // Looked at as a number: characters are compared as texts are.
        switch unicodeScalars.first {
        case ":", "：", "﹕", "፥", "፦": unicodeScalars.count == 1
        default: false
        }
    }
}
