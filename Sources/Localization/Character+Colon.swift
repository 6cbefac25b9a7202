extension Character {
    /// Whether it is a colon, as it stands between a name and what is said of it: that of most scripts, the wide and the small
    /// one of Chinese and Japanese, or one of Ethiopic.
    public var isColon: Bool {
        switch self {
        case ":", "：", "﹕", "፥", "፦": true
        default: false
        }
    }
}
