import CICU

/// How far a stretch of a line reaches, in the units that people and programs count columns in.
public struct TextColumns: Hashable, Sendable {
    /// Unicode scalars: the columns of ``/YAML`` and of SARIF's `unicodeCodePoints`.
    public let scalars: Int
    /// What a reader takes for one character: extended grapheme clusters.
    public let characters: Int
    /// Cells of a terminal: 2 for wide characters and emoji, none for marks of their own, 1 for all others. A tab and other
    /// control characters count 1, as for a blank that is printed in their place.
    public let width: Int

    /// The columns of UTF-8 `text`, such as what stands before a fault in its line.
    public init(_ text: Span<UInt8>) {
        if ASCII.isAll(text) {
            self.init(scalars: text.count, characters: text.count, width: text.count)
        } else {
            self.init(unsafe text.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) })
        }
    }

    /// The columns of `text`.
    public init(_ text: String) {
        var scalars = 0
        var characters = 0
        var width = 0
        for character in text {
            scalars += character.unicodeScalars.count
            characters += 1
            width += Self.width(of: character)
        }
        self.init(scalars: scalars, characters: characters, width: width)
    }

    private init(scalars: Int, characters: Int, width: Int) {
        self.scalars = scalars
        self.characters = characters
        self.width = width
    }

    /// How many bytes the first `scalars` Unicode scalars of UTF-8 `line` take; all of them when it has fewer.
    public static func bytes(ofScalars scalars: Int, in line: Span<UInt8>) -> Int {
        var seen = 0
        for position in line.indices where line[position] & 0b1100_0000 != 0b1000_0000 {
            if seen == scalars { return position }
            seen += 1
        }
        return line.count
    }

    /// A cluster is as wide as its first scalar, or wide if it asks to be shown as an emoji.
    private static func width(of character: Character) -> Int {
        guard let first = character.unicodeScalars.first else { return 0 }
        if first.isASCII && character.utf8.count == 1 { return 1 }
        let asksForEmoji = character.unicodeScalars.dropFirst().contains("\u{FE0F}")
        return asksForEmoji || isWide(first) ? 2 : isInvisible(first) ? 0 : 1
    }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.properties.isEmojiPresentation { return true }
        let width = cicu_property(Int32(scalar.value), UCHAR_EAST_ASIAN_WIDTH)
        return width == Int32(U_EA_WIDE.rawValue) || width == Int32(U_EA_FULLWIDTH.rawValue)
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: true
        default: false
        }
    }
}
