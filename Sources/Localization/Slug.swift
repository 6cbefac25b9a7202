/// The id that a heading gets from its own letters, as GitHub makes it: lower case; letters, digits, `_` and `-` stay, each
/// white space becomes a `-`, all else goes. White space at both ends does not count.
///
/// Accented and other letters stay as they are, in NFC and never decomposed or transliterated; a mark stays with the letter
/// that it belongs to, as far as ``Normalization/maximumMarks``. Pure, so that ids never depend on their neighbours: making
/// equal ones different is for whoever knows the page.
public enum Slug {
    /// The id for a heading's text, or `nil` when nothing but hyphens would remain.
    public static func id(for heading: String) -> String? {
        visible(CommonLetters.lowered(heading.utf8.span).map(plainID) ?? unicodeID(Array(heading.utf8)))
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// The id for a heading's text in UTF-8, or `nil` when nothing but hyphens would remain.
    public static func id(for heading: [UInt8]) -> [UInt8]? {
        visible(CommonLetters.lowered(heading.span).map(plainID) ?? unicodeID(heading))
    }

    private static func visible(_ id: [UInt8]) -> [UInt8]? { id.allSatisfy { $0 == UInt8(ascii: "-") } ? nil : id }

    /// - Parameter heading: ASCII and ``CommonLetters``, in lower case.
    private static func plainID(_ heading: [UInt8]) -> [UInt8] {
        var id: [UInt8] = []
        id.reserveCapacity(heading.count)
        for byte in heading.trimmed(ASCII.isWhiteSpace) {
            if byte >= 0x80 || ASCII.isAlphanumeric(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") {
                id.append(byte)
            } else if ASCII.isWhiteSpace(byte) {
                id.append(UInt8(ascii: "-"))
            }
        }
        return id
    }

    private static func unicodeID(_ heading: [UInt8]) -> [UInt8] {
        let lower = String(decoding: LowerCase.of(heading), as: UTF8.self).unicodeScalars
        var kept: [UInt8] = []
        kept.reserveCapacity(heading.count)
        var marks: Int?
        for scalar in lower.trimmed(\.properties.isWhitespace) {
            switch SlugRole(scalar) {
            case .letter:
                kept.append(contentsOf: scalar.utf8)
                marks = 0
            case .mark:
                // Without its letter a mark would fall on a stranger.
                guard let count = marks, count < Normalization.maximumMarks else { continue }
                kept.append(contentsOf: scalar.utf8)
                marks = count + 1
            case .hyphen:
                kept.append(UInt8(ascii: "-"))
                marks = nil
            case .dropped:
                marks = nil
            }
        }
        return (try? Normalization.nfc(kept)) ?? kept
    }
}

extension BidirectionalCollection {
    /// What is left without the elements at both ends that `isBlank` accepts.
    fileprivate func trimmed(_ isBlank: (Element) -> Bool) -> SubSequence {
        guard let first = firstIndex(where: { !isBlank($0) }), let last = lastIndex(where: { !isBlank($0) }) else {
            return self[endIndex...]
        }
        return self[first...last]
    }
}
