import Localization
import Testing

@Suite struct TextColumnsTests {
    @Test(arguments: [
        ("", 0, 0, 0), ("abc", 3, 3, 3), ("a\tb", 3, 3, 3), ("привет", 6, 6, 6), ("e\u{301}x", 3, 2, 2), ("日本", 2, 2, 4),
        ("ｱ", 1, 1, 1),
        ("Ａ", 1, 1, 2), ("🎉", 1, 1, 2), ("👩‍👩‍👧", 5, 1, 2), ("🇭🇺", 2, 1, 2), ("❤️", 2, 1, 2), ("❤", 1, 1, 1),
        ("1\u{FE0F}\u{20E3}", 3, 1, 2),
        ("\u{301}", 1, 1, 0), ("\u{200B}", 1, 1, 0), ("한", 1, 1, 2), ("\u{1112}\u{1161}\u{11AB}", 3, 1, 2), ("„x”", 3, 3, 3),
        ("é", 1, 1, 1),
    ])
    func `counts scalars, characters and cells`(text: String, scalars: Int, characters: Int, width: Int) {
        let columns = TextColumns(text)
        #expect([columns.scalars, columns.characters, columns.width] == [scalars, characters, width])
        #expect(TextColumns(Array(text.utf8).span) == columns)
    }

    @Test(arguments: [("aé日🎉x", 0, 0), ("aé日🎉x", 1, 1), ("aé日🎉x", 2, 3), ("aé日🎉x", 3, 6), ("aé日🎉x", 4, 10), ("aé日🎉x", 9, 11)])
    func `finds the bytes before a column of scalars`(line: String, scalars: Int, bytes: Int) {
        #expect(TextColumns.bytes(ofScalars: scalars, in: Array(line.utf8).span) == bytes)
    }
}
