import Testing

@testable import Localization

struct WordCharacterTests {
    @Test(
        arguments: [
            ("a", WordCharacter.lower), ("ж", .lower), ("ا", .lower), ("한", .lower), ("ª", .lower), ("A", .upper), ("Ж", .upper),
            ("ǅ", .upper),
            ("7", .number), ("٣", .number), ("½", .number), ("\u{301}", .mark), ("ि", .mark),
            ("字", .unspaced), ("か", .unspaced), ("ー", .unspaced), ("ก", .unspaced), ("่", .unspaced), ("๓", .unspaced),
            ("𠮷", .unspaced),
            ("-", .joiner), ("_", .joiner), ("‐", .joiner), ("\u{2011}", .joiner),
            ("\u{AD}", .ignorable), ("\u{200D}", .ignorable),
            (" ", .separator), ("'", .separator), ("’", .separator), (".", .separator), ("—", .separator), ("、", .separator),
            ("🙂", .separator), ("\u{FFFD}", .separator),
        ] as [(Unicode.Scalar, WordCharacter)])
    func `a character has its class`(scalar: Unicode.Scalar, expected: WordCharacter) {
        #expect(WordCharacter.of(scalar.value) == expected)
    }
}
