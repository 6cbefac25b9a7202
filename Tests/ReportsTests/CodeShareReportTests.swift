import Models
import Reports
import Testing

@Suite struct `The share of code that nobody compiles` {
    @Test func `each page with such code has a line`() {
        let shares = [
            CodeShare(file: "Content/a.hu.md", uncompiled: .init(listings: 2, lines: 4), compiled: .init(listings: 3, lines: 6)),
            CodeShare(file: "Content/b.hu.md", compiled: .init(listings: 3, lines: 6)),
            CodeShare(file: "Content/c\u{7}.hu.md", uncompiled: .init(listings: 1, lines: 3)),
        ]
        #expect(
            CodeShareReport.text(of: shares) == """
                code that nobody compiles:
                  Content/a.hu.md: 2 of 5 listings (40 % of the lines)
                  Content/c\u{FFFD}.hu.md: 1 of 1 listing (100 % of the lines)

                """)
        #expect(CodeShareReport.text(of: [shares[1]]) == "")
    }

    @Test(arguments: [(0, 9, 0), (1, 999, 1), (999, 1, 99), (9, 0, 100), (1, 2, 33), (2, 1, 67), (1, 7, 13)])
    func `none and all are told only of none and all`(uncompiled: Int, compiled: Int, percent: Int) {
        let share = CodeShare(file: "a", uncompiled: .init(listings: 1, lines: uncompiled), compiled: .init(lines: compiled))
        #expect(share.uncompiledPercent == percent)
    }
}
