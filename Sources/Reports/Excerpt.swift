internal import Localization
internal import Models

/// The line of a place, cut to what a terminal can show, and the carets under the place.
struct Excerpt {
    /// The line's text; `…` stands for what is cut off.
    let text: String
    /// What stands under the text.
    let carets: String

    /// The excerpt of a place, if its line is known.
    init?(of place: SourceLocation) {
        guard let line = place.excerpt else { return nil }
        let characters = Array(line)
        let start = min(place.column - 1, characters.count)
        let window = Self.window(around: start, of: characters.count)
        let before = (window.lowerBound > 0 ? "…" : "") + String(characters[window.lowerBound..<start])
        let meant = String(characters[start..<min(window.upperBound, start + place.length)])
        text = before + String(characters[start..<window.upperBound]) + (window.upperBound < characters.count ? "…" : "")
        // A tab stays a tab, so that the caret stands right however wide the terminal draws it.
        let padding = before.map { $0 == "\t" ? "\t" : String(repeating: " ", count: TextColumns(String($0)).width) }.joined()
        carets = padding + "^" + String(repeating: "~", count: max(1, TextColumns(meant).width) - 1)
    }

    /// How many characters of a line are shown: as many as people can follow.
    private static let longest = 160

    private static func window(around column: Int, of count: Int) -> Range<Int> {
        guard count > longest else { return 0..<count }
        let start = max(0, min(column - longest / 2, count - longest))
        return start..<start + longest
    }
}
