import Testing

@Suite struct `Goldens` {
    private static let folder = TestFile.parent(of: #filePath) + "/Goldens"

    @Test(arguments: FixturePage.all)
    func `hold every page as it was last looked at`(page: FixturePage) {
        let path = "\(Self.folder)/\(page.name).html"
        guard let golden = TestFile.read(path) else {
            TestFile.write(page.html, to: path)
            Issue.record("\(page.name).html was recorded: look at it, and run the test again")
            return
        }
        let difference = firstDifference(of: page.html, from: golden)
        #expect(difference == nil, "\(page.name).html differs; remove it to record it anew")
    }

    @Test func `are all produced by somebody`() {
        #expect(TestFile.names(in: Self.folder) == FixturePage.all.map { $0.name + ".html" }.sorted())
    }

    private func firstDifference(of html: String, from golden: String) -> String? {
        let lines = html.split(separator: "\n", omittingEmptySubsequences: false)
        let expected = golden.split(separator: "\n", omittingEmptySubsequences: false)
        guard let line = zip(lines, expected).enumerated().first(where: { $1.0 != $1.1 })?.offset else {
            return lines.count == expected.count ? nil : "\(lines.count) lines instead of \(expected.count)"
        }
        return "line \(line + 1): \(lines[line]) instead of \(expected[line])"
    }
}

extension FixturePage: CustomTestStringConvertible {
    var testDescription: String { name }
}
